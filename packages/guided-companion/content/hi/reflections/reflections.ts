import type { Reflections } from '../../../src/content.ts';
import { feelings } from './feelings.ts';
import { themes } from './themes.ts';
import { cues, feelingInTheme, longStory, mixed, pair } from './ways.ts';

export const reflections: Reflections = { themes, feelings, feelingInTheme, mixed, pair, cues, longStory };
