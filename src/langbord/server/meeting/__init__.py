"""Finding people to play with: the pool that pairs those who seek, invitations, rematches, whom one follows."""
