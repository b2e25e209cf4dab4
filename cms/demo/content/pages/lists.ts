// Pages whose main part is a list: a title, a line, sometimes a paragraph above the list.
import type { DemoPage } from '../../types';

export const projects: DemoPage = {
  slug: 'projects',
  image: 'flat-golden-6.jpg',
  translations: {
    en: {
      title: 'Projects',
      lead: 'What we are building now and what is already lived in. Sold-out projects stay here with their results.',
      body: `<p>Each page has areas, prices at the construction stage and after completion, the date of hand-over and a forecast in three scenarios. Where a price is not fixed yet, we say when it will be.</p>`,
      seo_title: 'Villas and apartments in Bali: all projects',
      seo_description: 'Villas, apartments and one-room apartments in Berawa, Canggu and Pererenan with prices, deadlines and income forecasts.',
    },
    ru: {
      title: 'Проекты',
      lead: 'Что мы строим сейчас и где уже живут. Распроданные проекты остаются здесь вместе с результатами.',
      body: `<p>На каждой странице — площади, цены на этапе строительства и после завершения, дата передачи ключей и прогноз в трех сценариях. Если цена еще не установлена, говорим, когда она появится.</p>`,
      seo_title: 'Виллы и апартаменты на Бали: все проекты',
      seo_description: 'Виллы, апартаменты и однокомнатные апартаменты в Бераве, Чангу и Переренане: цены, сроки, прогноз дохода.',
    },
    uk: {
      title: 'Проєкти',
      lead: 'Що ми будуємо зараз і де вже живуть. Розпродані проєкти лишаються тут разом із результатами.',
      body: `<p>На кожній сторінці — площі, ціни на етапі будівництва й після завершення, дата передавання ключів і прогноз у трьох сценаріях. Якщо ціну ще не встановлено, кажемо, коли вона з’явиться.</p>`,
      seo_title: 'Вілли та апартаменти на Балі: усі проєкти',
      seo_description: 'Вілли, апартаменти й однокімнатні апартаменти в Бераві, Чангу й Переренані: ціни, строки, прогноз доходу.',
    },
  },
};

export const career: DemoPage = {
  slug: 'career',
  image: 'drawing-scaffold.jpg',
  translations: {
    en: {
      title: 'Career',
      lead: 'Work where the result can be walked through. Pay, place and duties are written in every vacancy.',
      body: `<p>There are about 190 of us: building crews and engineers on the island, a studio in Canggu, guest relations in Berawa, sales and law in Kyiv. We hire slowly. After your letter there is a conversation of forty minutes, a paid trial task of one day and a meeting with the people you would work with. The answer comes within ten working days, whatever it is.</p>
<p>If nothing in the list fits, send a CV all the same: every second engineer of ours came this way.</p>`,
      seo_title: 'Career: vacancies in Kyiv and on the island',
      seo_description: 'Open positions in Kyiv, on the island and remote, how we hire and what to send us.',
    },
    ru: {
      title: 'Карьера',
      lead: 'Работа, по результату которой можно пройтись. В каждой вакансии указаны оплата, место и обязанности.',
      body: `<p>Нас около 190: бригады и инженеры на острове, бюро в Чангу, служба по работе с гостями в Бераве, продажи и юристы в Киеве. Нанимаем не спеша. После письма — разговор на сорок минут, оплачиваемое пробное задание на день и встреча с теми, с кем предстоит работать. Ответ, каким бы он ни был, приходит в течение десяти рабочих дней.</p>
<p>Если в списке нет подходящего, все равно пришлите резюме: так к нам пришел каждый второй инженер.</p>`,
      seo_title: 'Карьера: вакансии в Киеве и на острове',
      seo_description: 'Открытые вакансии в Киеве, на острове и удаленно: как мы нанимаем и что нам прислать.',
    },
    uk: {
      title: 'Кар’єра',
      lead: 'Робота, результатом якої можна пройтися. У кожній вакансії вказано оплату, місце й обов’язки.',
      body: `<p>Нас близько 190: бригади та інженери на острові, бюро в Чангу, служба для гостей у Бераві, продажі та юристи в Києві. Наймаємо без поспіху. Після листа — розмова на сорок хвилин, оплачуване пробне завдання на день і зустріч із тими, з ким доведеться працювати. Відповідь, хоч би якою вона була, надходить упродовж десяти робочих днів.</p>
<p>Якщо в переліку немає підхожого, однаково надішліть резюме: так до нас прийшов кожен другий інженер.</p>`,
      seo_title: 'Кар’єра: вакансії в Києві та на острові',
      seo_description: 'Відкриті вакансії в Києві, на острові та віддалено: як ми наймаємо і що нам надіслати.',
    },
  },
};

export const news: DemoPage = {
  slug: 'news',
  image: 'drawing-homes.jpg',
  translations: {
    en: {
      title: 'News',
      lead: 'Permits, concrete, keys and, now and then, a delay. In order of date, nothing removed.',
      seo_description: 'News from our sites and offices: permits, stages of building, results of letting and meetings with buyers.',
    },
    ru: {
      title: 'Новости',
      lead: 'Разрешения, бетон, ключи, а иногда и задержки. По датам, без купюр.',
      seo_description: 'Новости строек и офисов: разрешения, этапы работ, результаты аренды и встречи с покупателями.',
    },
    uk: {
      title: 'Новини',
      lead: 'Дозволи, бетон, ключі, а часом і затримки. За датами, без купюр.',
      seo_description: 'Новини будівництв та офісів: дозволи, етапи робіт, результати оренди й зустрічі з покупцями.',
    },
  },
};

export const articles: DemoPage = {
  slug: 'articles',
  image: 'drawing-stages.jpg',
  translations: {
    en: {
      title: 'Articles',
      lead: 'Guides for those who buy: rights to land, payments, income and weather. Written by the people who do the work.',
      seo_title: 'Articles: guides for a buyer',
      seo_description: 'Leasehold and freehold, stages of payment, income, management and viewings: guides for buyers of island property.',
    },
    ru: {
      title: 'Статьи',
      lead: 'Для тех, кто покупает: права на землю, платежи, доход и погода. Пишут те, кто этим занимается.',
      seo_title: 'Статьи: гид для покупателя',
      seo_description: 'Лизхолд и фрихолд, этапы оплаты, доход, управление и просмотры: гид для покупателя жилья на острове.',
    },
    uk: {
      title: 'Статті',
      lead: 'Для тих, хто купує: права на землю, платежі, дохід і погода. Пишуть ті, хто цим займається.',
      seo_title: 'Статті: путівник для покупця',
      seo_description: 'Лізхолд і фрихолд, етапи оплати, дохід, управління й перегляди: путівник для покупця житла на острові.',
    },
  },
};

export const sales: DemoPage = {
  slug: 'sales',
  image: 'pitched-pool-dusk-2.jpg',
  translations: {
    en: {
      title: 'Offers',
      lead: 'Each offer has a reason, terms in writing and a last day.',
      body: `<p>An offer that has ended stays on its page, so that you can see what was on the table before. Offers are not combined; in all else the usual <a href="/docs/payment-terms">payment terms</a> apply.</p>`,
      seo_title: 'Sale offers with dates and terms',
      seo_description: 'Current offers on villas and apartments: reason, terms, participating projects and the last day.',
    },
    ru: {
      title: 'Акции',
      lead: 'У каждой акции есть причина, записанные условия и последний день.',
      body: `<p>Завершенная акция остается на своей странице, чтобы вы видели, что предлагалось раньше. Акции не суммируются, в остальном действуют обычные <a href="/docs/payment-terms">условия оплаты</a>.</p>`,
      seo_title: 'Акции: сроки, условия, проекты',
      seo_description: 'Действующие акции на виллы и апартаменты: причина, условия, участвующие проекты и последний день.',
    },
    uk: {
      title: 'Акції',
      lead: 'Кожна акція має причину, записані умови й останній день.',
      body: `<p>Завершена акція лишається на своїй сторінці, щоб ви бачили, що пропонували раніше. Акції не поєднуються, у всьому іншому діють звичайні <a href="/docs/payment-terms">умови оплати</a>.</p>`,
      seo_title: 'Акції: строки, умови, проєкти',
      seo_description: 'Чинні акції на вілли та апартаменти: причина, умови, проєкти-учасники й останній день.',
    },
  },
};

export const docs: DemoPage = {
  slug: 'docs',
  translations: {
    en: {
      title: 'Documents',
      lead: 'The rules we work by, in full and in plain words. Where they differ, the contract decides.',
      seo_description: 'Privacy policy, payment terms and the guarantee on our houses: full texts.',
    },
    ru: {
      title: 'Документы',
      lead: 'Правила, по которым мы работаем: полностью и простыми словами. При расхождении приоритет у договора.',
      seo_description: 'Политика конфиденциальности, условия оплаты и гарантия на наши дома: полные тексты.',
    },
    uk: {
      title: 'Документи',
      lead: 'Правила, за якими ми працюємо: повністю і простими словами. У разі розбіжностей переважає договір.',
      seo_description: 'Політика конфіденційності, умови оплати й гарантія на наші будинки: повні тексти.',
    },
  },
};
