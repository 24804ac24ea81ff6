/** So many missed days in a calendar month break no streak. */
export const freezesPerMonth = 2;

/** Active days a week that count as the goal until the person sets another. */
export const defaultWeeklyGoal = 5;
