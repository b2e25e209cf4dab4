import { h, type VNode } from 'vue';
import { GUIDE_PATH } from '../../../../../access/module-bar';
import { adminLink, element, icon, siteLink } from '../elements';
import type { AdminTexts } from '../texts';
import type { EditorTask } from '../texts/types';

/** What an editor does most, and where. */
export const TASKS: readonly { task: EditorTask; to: string; icon: string }[] = [
  { task: 'text', to: '/content/pages', icon: 'edit_note' },
  { task: 'price', to: '/content/projects', icon: 'payments' },
  { task: 'sold', to: '/content/projects', icon: 'sell' },
  { task: 'news', to: '/content/posts/+', icon: 'newspaper' },
  { task: 'request', to: '/content/leads', icon: 'inbox' },
];

/**
 * Links to what an editor does most, to the guide and to the site.
 *
 * @param site - origin of the site; empty while unknown
 */
export function welcomeSection({ welcome, guide, openSite }: AdminTexts, site: string): VNode {
  return h('section', { 'aria-labelledby': 'publishing-welcome' }, [
    h('h2', { id: 'publishing-welcome', class: 'type-title' }, welcome.heading),
    h(
      'ul',
      { class: 'publishing-tasks' },
      TASKS.map(({ task, to, icon: name }) =>
        h('li', { key: task }, [
          element('router-link', { to }, [
            icon(name, { small: false }),
            h('span', welcome.tasks[task].title),
          ]),
          h('p', welcome.tasks[task].how),
        ]),
      ),
    ),
    h('p', { class: 'publishing-links' }, [
      adminLink(GUIDE_PATH, guide.title),
      site === '' ? null : siteLink(site, openSite),
    ]),
  ]);
}
