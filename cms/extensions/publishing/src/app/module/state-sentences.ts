import type { Person, SiteState } from '../rules/builds';
import type { AdminTexts } from '../texts';
import { fill } from '../texts/format';

/** A sentence about the site, with its notice type. */
export interface Sentence {
  text: string;
  icon: string;
  tone: 'success' | 'primary' | 'subdued' | 'warning' | 'danger';
}

/** A user's name; empty for an automatic build. */
export const nameOf = (person: Person | null): string =>
  [person?.first_name, person?.last_name].filter(Boolean).join(' ');

/**
 * Describes the state of the site: what is live, queued, running, failed.
 *
 * @param when - formats a timestamp
 */
export function stateSentences(
  { live, running, isLong, waiting, isPublisherAway, problem }: SiteState,
  { site }: AdminTexts,
  when: (moment: string | null) => string,
): Sentence[] {
  const sentences: Sentence[] = [];
  const say = (text: string, icon: string, tone: Sentence['tone']) =>
    sentences.push({ text, icon, tone });
  if (live?.putBackBy) {
    const who = nameOf(live.putBackBy.triggered_by);
    const values = {
      who,
      when: when(live.putBackBy.finished_at),
      built: when(live.build.finished_at),
    };
    say(
      fill(who === '' ? site.putBack : site.putBackBy, values),
      'settings_backup_restore',
      'warning',
    );
  } else if (live) {
    say(fill(site.live, { when: when(live.build.finished_at) }), 'check_circle', 'success');
  } else {
    say(site.none, 'info', 'subdued');
  }
  if (running) {
    say(fill(site.running, { when: when(running.started_at) }), 'autorenew', 'primary');
    if (isLong) say(site.long, 'warning', 'warning');
  }
  if (waiting.length > 0) say(site.waiting, 'schedule', 'subdued');
  if (isPublisherAway) say(site.away, 'warning', 'warning');
  if (problem) {
    say(problem.status === 'refused' ? site.refused : site.failed, 'error', 'danger');
  }
  return sentences;
}
