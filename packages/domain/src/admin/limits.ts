/** So many accounts an operator may look at in a minute. */
export const maxLooksPerMinute = 10;
