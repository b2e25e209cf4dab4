import type { DemoPage } from '../../types';

export const cooperation: DemoPage = {
  slug: 'cooperation',
  image: 'drawing-wall.jpg',
  translations: {
    en: {
      title: 'Cooperation',
      lead: 'Three ways to work with us, each with its terms written down. An offer is answered within three working days, a refusal included.',
      seo_title: 'Cooperation: marketing, agencies, partnership',
      seo_description:
        'Terms for real-estate agencies, marketing teams, landowners and contractors: commission, payment dates and what to send.',
      body: `
<p>We work with 34 agencies in six countries, with two studios that photograph our houses and with suppliers who have been with us since the first villa. What they have in common is a contract of a few pages and payments on time.</p>
<h2>What to send</h2>
<ul>
<li>One page on who you are and what you offer, in English, Ukrainian or Russian.</li>
<li>A price list, a portfolio or the papers of the plot: one file of up to 5 MB, by the form below.</li>
<li>A name and a number that a person answers.</li>
</ul>
<p>The request goes to the person in charge and not to a shared mailbox. If we are interested, we suggest a call at a time that suits both sides; if not, we say why. We do not pass your files to competitors and delete them 24 months after the last letter; how we treat data is set out in <a href="/docs/privacy-policy">the privacy policy</a>.</p>`,
      blocks: [
        {
          title: 'Marketing',
          text: 'Photographers, editors, media and event teams. We pay for work, not for reach: a fixed price for a brief, half in advance. Every figure in a text is checked by our finance director, and renderings are marked as such everywhere.',
        },
        {
          title: 'Real-estate agencies',
          text: 'A commission of 5% of the contract price, paid within ten working days of the buyer’s first payment. A client you have registered is yours for 180 days. You get the same prices as on this site, floor plans, forecasts as open spreadsheets and a day on the sites twice a year.',
        },
        {
          title: 'Partnership',
          text: 'Landowners, contractors and investors in a whole project. We look at plots from 2,000 square metres in Berawa, Canggu and Pererenan, with a clean certificate and a road at least four metres wide. A first answer on a plot takes two weeks, a full check about five months.',
        },
      ],
    },
    ru: {
      title: 'Сотрудничество',
      lead: 'Три способа работать с нами, у каждого записаны условия. На предложение отвечаем за три рабочих дня, даже если это отказ.',
      seo_title: 'Сотрудничество: маркетинг, агентства, партнерство',
      seo_description:
        'Условия для агентств недвижимости, маркетинговых команд, владельцев земли и подрядчиков: комиссия, сроки, что прислать.',
      body: `
<p>Мы работаем с 34 агентствами в шести странах, с двумя студиями, которые снимают наши дома, и с поставщиками, которые с нами еще с первой виллы. Общее у них одно: договор на несколько страниц и оплата вовремя.</p>
<h2>Что прислать</h2>
<ul>
<li>Страницу о том, кто вы и что предлагаете, на русском, украинском или английском.</li>
<li>Прайс, портфолио или документы на участок: один файл до 5 МБ через форму ниже.</li>
<li>Имя и номер, по которому ответит человек.</li>
</ul>
<p>Заявка попадает не в общий ящик, а к тому, кто за это отвечает. Если нам интересно, предложим созвониться в удобное обеим сторонам время, если нет — объясним почему. Ваши файлы мы не передаем конкурентам и удаляем через 24 месяца после последнего письма; подробности — в <a href="/docs/privacy-policy">политике конфиденциальности</a>.</p>`,
      blocks: [
        {
          title: 'Маркетинг',
          text: 'Фотографы, редакторы, медиа, организаторы событий. Платим за работу, а не за охват: фиксированная цена за задачу, половина вперед. Каждую цифру в тексте проверяет финансовый директор, а визуализации везде подписаны как визуализации.',
        },
        {
          title: 'Агентства недвижимости',
          text: 'Комиссия — 5\u00a0% от цены договора, в течение десяти рабочих дней после первого платежа покупателя. Зарегистрированный клиент закреплен за вами на 180 дней. Цены те же, что на сайте; даем планировки, прогнозы в открытых таблицах и дважды в год день на стройке.',
        },
        {
          title: 'Партнерство',
          text: 'Владельцы земли, подрядчики, инвесторы в целый проект. Рассматриваем участки от 2000 квадратных метров в Бераве, Чангу и Переренане с чистым сертификатом и дорогой не уже четырех метров. Первый ответ по участку — через две недели, полная проверка — около пяти месяцев.',
        },
      ],
    },
    uk: {
      title: 'Співпраця',
      lead: 'Три способи працювати з нами, умови кожного записано. На пропозицію відповідаємо за три робочі дні, навіть якщо це відмова.',
      seo_title: 'Співпраця: маркетинг, агентства, партнерство',
      seo_description:
        'Умови для агентств нерухомості, маркетингових команд, власників землі й підрядників: комісія, строки, що надіслати.',
      body: `
<p>Ми працюємо з 34 агентствами в шести країнах, із двома студіями, які знімають наші будинки, і з постачальниками, які з нами ще від першої вілли. Спільне в них одне: договір на кілька сторінок і оплата вчасно.</p>
<h2>Що надіслати</h2>
<ul>
<li>Сторінку про те, хто ви і що пропонуєте, українською, англійською або російською.</li>
<li>Прайс, портфоліо чи документи на ділянку: один файл до 5 МБ через форму нижче.</li>
<li>Ім’я і номер, на який відповість людина.</li>
</ul>
<p>Заявка потрапляє не до спільної скриньки, а до того, хто за це відповідає. Якщо нам цікаво, запропонуємо дзвінок у час, зручний для обох; якщо ні — пояснимо чому. Ваших файлів ми не передаємо конкурентам і видаляємо через 24 місяці після останнього листа; подробиці — в <a href="/docs/privacy-policy">політиці конфіденційності</a>.</p>`,
      blocks: [
        {
          title: 'Маркетинг',
          text: 'Фотографи, редактори, медіа, організатори подій. Платимо за роботу, а не за охоплення: фіксована ціна за завдання, половина наперед. Кожну цифру в тексті перевіряє фінансова директорка, а візуалізації всюди підписано як візуалізації.',
        },
        {
          title: 'Агентства нерухомості',
          text: 'Комісія — 5% від ціни договору, упродовж десяти робочих днів після першого платежу покупця. Зареєстрований клієнт закріплений за вами на 180 днів. Ціни ті самі, що на сайті; даємо планування, прогнози у відкритих таблицях і двічі на рік день на будівництві.',
        },
        {
          title: 'Партнерство',
          text: 'Власники землі, підрядники, інвестори в цілий проєкт. Розглядаємо ділянки від 2000 квадратних метрів у Бераві, Чангу й Переренані з чистим сертифікатом і дорогою, не вужчою за чотири метри. Перша відповідь щодо ділянки — за два тижні, повна перевірка — близько п’яти місяців.',
        },
      ],
    },
  },
};
