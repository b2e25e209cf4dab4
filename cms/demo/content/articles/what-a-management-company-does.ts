import type { DemoPost } from '../../types';

export const whatAManagementCompanyDoes: DemoPost = {
  slug: 'what-a-management-company-does',
  status: 'published',
  kind: 'article',
  published_at: '2026-05-28',
  image: 'drawing-keys.jpg',
  author: 'Melina Tanujaya',
  translations: {
    en: {
      title: 'What a management company does for its percentage',
      summary:
        'What the fee covers, what the owner pays for separately and which five lines of the contract to read twice.',
      seo_title: 'What a villa management company does for its fee',
      seo_description:
        'What a management fee covers, what the owner pays separately, and five lines of the contract that deserve a second reading.',
      body: `
<p>A villa let by the night is a small hotel with one room. Somebody must answer a message at two in the morning, change a gas bottle between two bookings and explain to the tax office where the money came from. That somebody is the management company, and its fee is the largest single cost in our forecasts: 20% of the revenue for a villa, up to 24% for a one-room apartment.</p>
<h2>What the fee covers</h2>
<ul>
<li>Listing and prices: photographs, calendars on four or five platforms, rates revised every week.</li>
<li>Guests: replies within fifteen minutes, registration with the police, check-in at any hour.</li>
<li>The house: cleaning after every stay, pool three times a week, garden twice, pest control once a month.</li>
<li>Books: a report by the tenth of each month, taxes withheld and paid, receipts attached.</li>
</ul>
<h2>What it does not</h2>
<p>Electricity, water, internet and insurance are the owner’s. So are repairs: up to $150 the company makes them without asking and shows the receipt, above that it asks first. Towels and linen wear out in about eighteen months, cushions outdoors in two years, a pool pump in five. In 2025 all of it together came to $3,200 for a two-bedroom villa.</p>
<h2>Five lines to read twice</h2>
<ol>
<li><strong>Percentage of what?</strong> Of the revenue before the platform’s commission or after it? At a commission of 16% the difference is 3 points of your income.</li>
<li><strong>Who holds the money?</strong> Best is an account in the owner’s name or a separate one for each house.</li>
<li><strong>Own stays.</strong> How many nights, with how much notice, and do you pay for cleaning?</li>
<li><strong>Ending the contract.</strong> Ninety days’ notice is normal; a fine of a year’s revenue is not.</li>
<li><strong>The listing.</strong> When you leave, do the reviews stay with your villa or with the company?</li>
</ol>
<p>Our buyers are free to choose another company or to manage the house themselves. About one in ten does, most of them people who live on the island. What the fee does to the yield is shown in <a href="/articles/how-we-calculate-income">the calculation of income</a>; the rate for each project stands in its forecast.</p>`,
    },
    ru: {
      title: 'За что управляющая компания берет свой процент',
      summary:
        'Что входит в плату за управление, за что собственник платит отдельно и какие пять пунктов договора стоит прочесть дважды.',
      seo_title: 'Что делает управляющая компания за свой процент',
      seo_description:
        'Что входит в плату за управление виллой, что собственник оплачивает сам и какие пять пунктов договора стоит прочесть дважды.',
      body: `
<p>Вилла, которую сдают посуточно, — это маленький отель на один номер. Кто-то должен ответить на сообщение в два часа ночи, сменить газовый баллон между двумя заездами и объяснить налоговой, откуда деньги. Этот кто-то — управляющая компания, и ее доля — самый большой расход в наших прогнозах: 20\u00a0% выручки для виллы и до 24\u00a0% для однокомнатных апартаментов.</p>
<h2>Что входит в плату</h2>
<ul>
<li>Объявления и цены: съемка, календари на четырех-пяти площадках, тарифы, которые пересматривают каждую неделю.</li>
<li>Гости: ответ в течение пятнадцати минут, регистрация в полиции, заезд в любое время суток.</li>
<li>Дом: уборка после каждого гостя, бассейн три раза в неделю, сад два раза, обработка от насекомых раз в месяц.</li>
<li>Учет: отчет до десятого числа, удержанные и уплаченные налоги, приложенные чеки.</li>
</ul>
<h2>Что не входит</h2>
<p>Электричество, вода, интернет и страховка — за счет собственника. Ремонт тоже: до 150\u202f$ компания делает его без вопросов и показывает чек, свыше — сначала спрашивает. Полотенца и белье живут года полтора, уличные подушки — два года, насос бассейна — пять лет. В 2025 году все вместе обошлось владельцу виллы с двумя спальнями в 3\u202f200\u202f$.</p>
<h2>Пять пунктов, которые читают дважды</h2>
<ol>
<li><strong>Процент от чего?</strong> От выручки до комиссии площадки или после? При комиссии 16\u00a0% разница — три процентных пункта вашего дохода.</li>
<li><strong>У кого деньги?</strong> Лучше всего, если это счет на имя собственника или отдельный счет на каждый дом.</li>
<li><strong>Свои приезды.</strong> Сколько ночей, за сколько дней предупреждать и платите ли вы за уборку?</li>
<li><strong>Как расстаться.</strong> Предупредить за девяносто дней — нормально, штраф в годовую выручку — нет.</li>
<li><strong>Объявление.</strong> Если вы уйдете, отзывы останутся у виллы или у компании?</li>
</ol>
<p>Наши покупатели вправе выбрать другую компанию или управлять домом сами. Так поступает примерно каждый десятый, чаще те, кто живет на острове. Как плата за управление меняет доходность, видно в <a href="/articles/how-we-calculate-income">расчете дохода</a>; ставка для каждого проекта указана в его прогнозе.</p>`,
    },
    uk: {
      title: 'За що компанія-управитель бере свій відсоток',
      summary:
        'Що входить у плату за управління, за що власник платить окремо і які п’ять пунктів договору варто прочитати двічі.',
      seo_title: 'Що робить компанія-управитель за свій відсоток',
      seo_description:
        'Що входить у плату за управління віллою, що власник оплачує сам і які п’ять пунктів договору варто прочитати двічі.',
      body: `
<p>Вілла, яку здають подобово, — це маленький готель на один номер. Хтось має відповісти на повідомлення о другій ночі, замінити газовий балон між двома заїздами й пояснити податковій, звідки гроші. Цей хтось — компанія-управитель, і її частка — найбільша витрата в наших прогнозах: 20% виторгу для вілли і до 24% для однокімнатних апартаментів.</p>
<h2>Що входить у плату</h2>
<ul>
<li>Оголошення й ціни: зйомка, календарі на чотирьох-п’яти платформах, тарифи, які переглядають щотижня.</li>
<li>Гості: відповідь упродовж п’ятнадцяти хвилин, реєстрація в поліції, заїзд о будь-якій годині.</li>
<li>Дім: прибирання після кожного гостя, басейн тричі на тиждень, сад двічі, обробка від комах раз на місяць.</li>
<li>Облік: звіт до десятого числа, утримані та сплачені податки, додані чеки.</li>
</ul>
<h2>Що не входить</h2>
<p>Електрика, вода, інтернет і страхування — коштом власника. Ремонт теж: до 150\u202f$ компанія робить його без запитань і показує чек, понад цю суму — спершу питає. Рушники й постіль служать близько півтора року, подушки надворі — два роки, насос басейну — п’ять. 2025 року все разом коштувало власникові вілли з двома спальнями 3\u202f200\u202f$.</p>
<h2>П’ять пунктів, які читають двічі</h2>
<ol>
<li><strong>Відсоток від чого?</strong> Від виторгу до комісії платформи чи після? За комісії 16% різниця — три відсоткові пункти вашого доходу.</li>
<li><strong>У кого гроші?</strong> Найкраще, коли це рахунок на ім’я власника або окремий рахунок на кожен дім.</li>
<li><strong>Власні приїзди.</strong> Скільки ночей, за скільки днів попереджати і чи платите ви за прибирання?</li>
<li><strong>Як розійтися.</strong> Попередити за дев’яносто днів — нормально, штраф у розмірі річного виторгу — ні.</li>
<li><strong>Оголошення.</strong> Якщо ви підете, відгуки залишаться у вілли чи в компанії?</li>
</ol>
<p>Наші покупці можуть обрати іншу компанію або управляти домом самостійно. Так робить приблизно кожен десятий, здебільшого ті, хто живе на острові. Як плата за управління змінює дохідність, видно в <a href="/articles/how-we-calculate-income">розрахунку доходу</a>; ставку для кожного проєкту вказано в його прогнозі.</p>`,
    },
  },
};
