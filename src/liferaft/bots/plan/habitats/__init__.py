"""A veteran of Habitats: walks that are thought out many rounds ahead."""
