"""What each number of a tensor means, one declaration a game; they read views."""
