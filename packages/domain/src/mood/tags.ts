/** What a mood may have to do with, by what belongs together. */
export const moodTagGroups = {
  people: ['family', 'partner', 'friends', 'alone'],
  duties: ['work', 'study', 'money', 'home'],
  body: ['sleep', 'exercise', 'food', 'health'],
  leisure: ['rest', 'hobbies', 'nature', 'news'],
} as const;

export type MoodTag = (typeof moodTagGroups)[keyof typeof moodTagGroups][number];

export const moodTags: readonly MoodTag[] = Object.values(moodTagGroups).flat();
