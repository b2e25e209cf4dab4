// Draft: must not appear on the site.
import type { DemoPost } from '../../types';

export const whatFurnitureCosts: DemoPost = {
  slug: 'what-furniture-costs',
  status: 'draft',
  kind: 'article',
  published_at: '2026-12-10',
  image: 'drawing-furniture.jpg',
  author: 'Tomás Arvela',
  translations: {
    en: {
      title: 'What it costs to furnish a villa for guests',
      summary: 'From the bed to the corkscrew: 214 items, three budgets and what guests really notice.',
      body: `
<p>An empty villa earns nothing. To open it to guests you need 214 items, from beds to a corkscrew, and in 2026 they came to $21,000–34,000 for two bedrooms.</p>
<h2>What guests notice</h2>
<p>In 1,100 reviews the mattress was mentioned 290 times, the kitchen knives 64, the paintings twice. We suggest spending in that order.</p>
<p>To be completed: table by room, photographs of the sample villa, terms of the workshop.</p>`,
    },
    ru: {
      title: 'Сколько стоит обставить виллу для гостей',
      summary: 'От кровати до штопора: 214 предметов, три бюджета и то, что гости действительно замечают.',
      body: `
<p>Пустая вилла ничего не зарабатывает. Чтобы принять гостей, нужно 214 предметов, от кроватей до штопора. В 2026 году для двух спален они обошлись в 21\u202f000\u202f$–34 000.</p>
<h2>Что замечают гости</h2>
<p>В 1100 отзывах матрас упомянули 290 раз, кухонные ножи — 64, картины — дважды. В таком порядке и советуем тратить.</p>
<p>Дописать: таблицу по комнатам, фото образца, условия мастерской.</p>`,
    },
    uk: {
      title: 'Скільки коштує обставити віллу для гостей',
      summary: 'Від ліжка до штопора: 214 предметів, три бюджети і те, що гості справді помічають.',
      body: `
<p>Порожня вілла нічого не заробляє. Щоб прийняти гостей, потрібно 214 предметів, від ліжок до штопора. 2026 року для двох спалень вони коштували 21\u202f000\u202f$–34 000.</p>
<h2>Що помічають гості</h2>
<p>У 1100 відгуках матрац згадали 290 разів, кухонні ножі — 64, картини — двічі. У такому порядку й радимо витрачати.</p>
<p>Дописати: таблицю за кімнатами, світлини зразка, умови майстерні.</p>`,
    },
  },
};
