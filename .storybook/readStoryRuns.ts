/**
 * Reads the test runner's JSON report: one run for each story, and one for each file that does not
 * run at all.
 */
import { stripVTControlCharacters } from 'node:util';
import type { TestRun } from '../tools/suite/testRun.ts';

export interface StoryReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export const readStoryRuns = ({ testResults }: StoryReport): readonly TestRun[] =>
  testResults.flatMap(({ name, status, message, assertionResults }): readonly TestRun[] => {
    if (status === 'failed' && assertionResults.length === 0)
      return [{ name, seconds: 0, failure: stripVTControlCharacters(message) }];
    return assertionResults
      .filter((story) => story.status === 'passed' || story.status === 'failed')
      .map((story) => ({
        // The first title is the group's; the second is the story's whole name.
        name: story.ancestorTitles.at(-1) ?? '',
        seconds: (story.duration ?? 0) / 1000,
        ...(story.status === 'failed' && {
          failure: stripVTControlCharacters(
            story.failureMessages.map((text) => text.split('\n    at ')[0] ?? '').join('\n'),
          ),
        }),
      }));
  });
