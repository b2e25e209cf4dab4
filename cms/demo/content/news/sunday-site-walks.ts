// English only: the walks are meant for residents and visitors of the island.
import type { DemoPost } from '../../types';

export const sundaySiteWalks: DemoPost = {
  slug: 'sunday-site-walks',
  status: 'published',
  kind: 'news',
  published_at: '2026-10-08',
  image: 'drawing-walk.jpg',
  event_start: '2026-10-18',
  event_end: '2026-12-13',
  event_country: 'ID',
  translations: {
    en: {
      title: 'Sunday site walks, in English',
      event_place: 'Teak House, Berawa',
      summary:
        'Every second Sunday from 18 October: a walk through unfinished houses with the people who build them. Eight places each.',
      body: `<p>If you live on the island or happen to be here, you can now see our houses before the plaster hides the interesting parts. From 18 October to 13 December, every second Sunday at 9 a.m., Ketut Darmayasa, head of construction, and Tomás Arvela, architect, lead a walk through two sites.</p>
<h2>The route</h2>
<ul>
<li>9:00, Berawa: <a href="/projects/teak-house">Teak House</a>. Flat roofs, timber screens and the pool plant room.</li>
<li>10:15, Canggu: <a href="/projects/rice-terrace-villas">Rice Terrace Villas</a>. Retaining walls, drainage and what a terrace does in the rain.</li>
<li>11:00: coffee and questions. We finish by noon.</li>
</ul>
<h2>Dates</h2>
<p>18 October, 1, 15 and 29 November, 13 December. In heavy rain we still go, only slower.</p>
<p>Groups are limited to eight, as there are eight helmets. Closed shoes are required; children under twelve cannot enter a building site. The walk is free and nobody will call you afterwards unless you ask us to. Choose a date through the <a href="/contacts">contacts page</a>.</p>`,
    },
  },
};
