import type { DemoPost } from '../../types';

export const stagesOfPayment: DemoPost = {
  slug: 'stages-of-payment',
  status: 'published',
  kind: 'article',
  published_at: '2025-05-14',
  image: 'drawing-stages.jpg',
  author: 'Daryna Melnychenko',
  translations: {
    en: {
      title: 'Four stages of payment, and what proves each of them',
      summary:
        'Thirty, thirty, thirty and ten: when each part is due, which paper shows that the work is done and what happens if it is late.',
      seo_title: 'Stages of payment for a villa under construction',
      seo_description:
        'When each of the four parts is due, what proves that a stage is complete and what happens if the builder or the buyer is late.',
      body: `
<p>A house that does not exist yet is paid for in parts. The rule we keep to is simple: money follows work. No part falls due by the calendar alone, and each has a document that you can check from another continent.</p>
<h2>Before the first payment</h2>
<p>A reservation costs $2,000 and takes the villa or the apartment off sale for 14 days. In that time your lawyer reads the contract and asks questions. If you change your mind within those days, the money goes back in full; if you sign, it counts towards the first part.</p>
<h2>The four parts</h2>
<ol>
<li><strong>30% on signing.</strong> Proof: the contract signed before a notary, with a copy of the land certificate and of the building approval.</li>
<li><strong>30% when the roof is on.</strong> Proof: the report of the independent supervisor, the water test of the roof and a video of the house, shot in one take from the gate to the top floor.</li>
<li><strong>30% when finishing begins.</strong> Proof: the records of pressure tests for water and of measurements for electricity, signed before the walls are closed.</li>
<li><strong>10% at hand-over.</strong> Proof: the acceptance certificate. You sign it when everything on your list of remarks that prevents living in the house has been put right; until then the last part stays with you.</li>
</ol>
<p>On a villa of $298,000 that is three payments of $89,400 and a last one of $29,800. Where a house already has its roof, the first two parts are paid together.</p>
<h2>When somebody is late</h2>
<p>The rule is the same for both sides. Fifteen days cost nothing. From the sixteenth, the late side pays 0.05% a day: you, of the overdue sum; we, of everything you have paid by then, up to 10% in all. The clause is not decoration: it has been used in both directions.</p>
<h2>Exchange and transfers</h2>
<p>Prices are in US dollars, payments go in rupiah at the central bank’s rate on the date of the invoice. Count on 0.5–1% for the transfer and the exchange, and on a week for the bank’s questions about the origin of the money. The full text, with refunds and taxes, is in <a href="/docs/payment-terms">the payment terms</a>; we will work out the dates for a particular house at <a href="/contacts">a meeting</a>.</p>`,
    },
    ru: {
      title: 'Четыре этапа оплаты и чем подтверждается каждый',
      summary:
        'Тридцать, тридцать, тридцать и десять: когда платится каждая часть, какой документ подтверждает работу и что будет, если кто-то опоздает.',
      seo_title: 'Этапы оплаты строящейся виллы',
      seo_description:
        'Когда наступает каждый из четырех платежей, чем подтверждается этап и что происходит, если опаздывает застройщик или покупатель.',
      body: `
<p>Дом, которого еще нет, оплачивают частями. Мы держимся простого правила: сначала работа, потом деньги. Ни один платеж не наступает просто по календарю, и у каждого есть документ, который можно проверить с другого континента.</p>
<h2>До первого платежа</h2>
<p>Бронь стоит 2\u202f000\u202f$ и на 14 дней снимает виллу или квартиру с продажи. За это время ваш юрист читает договор и задает вопросы. Если в эти дни вы передумали, деньги возвращаются полностью; если подписали — входят в первую часть.</p>
<h2>Четыре части</h2>
<ol>
<li><strong>30\u00a0% при подписании.</strong> Подтверждение: договор, подписанный у нотариуса, и копии земельного сертификата и разрешения на строительство.</li>
<li><strong>30\u00a0%, когда готова крыша.</strong> Подтверждение: отчет независимого технадзора, испытание крыши водой и видео дома, снятое одним дублем от калитки до верхнего этажа.</li>
<li><strong>30\u00a0%, когда начинается отделка.</strong> Подтверждение: протоколы опрессовки труб и замеров проводки, подписанные до того, как закрыли стены.</li>
<li><strong>10\u00a0% при передаче.</strong> Подтверждение: акт приемки. Вы подписываете его, когда исправлено все, что из вашего списка замечаний мешает жить в доме; до тех пор последняя часть остается у вас.</li>
</ol>
<p>Для виллы за 298\u202f000\u202f$ это три платежа по 89\u202f400\u202f$ и последний — 29\u202f800\u202f$. Если дом уже под крышей, первые две части вносят вместе.</p>
<h2>Если кто-то опаздывает</h2>
<p>Правило для обеих сторон одно. Пятнадцать дней бесплатны. С шестнадцатого опоздавшая сторона платит 0,05\u00a0% в день: вы — с просроченной суммы, мы — со всего, что вы к тому времени внесли, но не больше 10\u00a0% в сумме. Пункт написан не для красоты: им уже пользовались и мы, и покупатели.</p>
<h2>Курс и переводы</h2>
<p>Цены указаны в долларах США, платят в рупиях по курсу центрального банка на дату счета. На перевод и обмен заложите 0,5–1\u00a0%, на вопросы банка о происхождении денег — неделю. Полный текст, с налогами и возвратами, — в <a href="/docs/payment-terms">условиях оплаты</a>; даты для конкретного дома посчитаем <a href="/contacts">на встрече</a>.</p>`,
    },
    uk: {
      title: 'Чотири етапи оплати і чим підтверджується кожен',
      summary:
        'Тридцять, тридцять, тридцять і десять: коли сплачують кожну частину, який документ засвідчує роботу і що буде, якщо хтось запізниться.',
      seo_title: 'Етапи оплати вілли, що будується',
      seo_description:
        'Коли настає кожен із чотирьох платежів, чим підтверджується етап і що відбувається, якщо запізнюється забудовник або покупець.',
      body: `
<p>За дім, якого ще немає, платять частинами. Ми дотримуємося простого правила: спершу робота, потім гроші. Жоден платіж не настає лише за календарем, і кожен має документ, який можна перевірити з іншого континенту.</p>
<h2>До першого платежу</h2>
<p>Бронювання коштує 2\u202f000\u202f$ і на 14 днів знімає віллу чи квартиру з продажу. За цей час ваш юрист читає договір і ставить запитання. Якщо протягом цих днів ви передумали, гроші повертаються повністю; якщо підписали — зараховуються до першої частини.</p>
<h2>Чотири частини</h2>
<ol>
<li><strong>30% під час підписання.</strong> Підтвердження: договір, підписаний у нотаріуса, і копії земельного сертифіката й дозволу на будівництво.</li>
<li><strong>30%, коли готовий дах.</strong> Підтвердження: звіт незалежного технагляду, випробування даху водою і відео дому, зняте одним дублем від хвіртки до верхнього поверху.</li>
<li><strong>30%, коли починається опорядження.</strong> Підтвердження: протоколи гідравлічних випробувань труб і вимірювань електромережі, підписані до того, як закрили стіни.</li>
<li><strong>10% під час передавання.</strong> Підтвердження: акт приймання. Ви підписуєте його, коли виправлено все, що з вашого переліку зауважень заважає жити в домі; доти остання частина лишається у вас.</li>
</ol>
<p>Для вілли за 298\u202f000\u202f$ це три платежі по 89\u202f400\u202f$ й останній — 29\u202f800\u202f$. Якщо дім уже під дахом, перші дві частини сплачують разом.</p>
<h2>Якщо хтось запізнюється</h2>
<p>Правило для обох сторін одне. П’ятнадцять днів безкоштовні. Із шістнадцятого сторона, що запізнилася, платить 0,05% на день: ви — від простроченої суми, ми — від усього, що ви на той час сплатили, але разом не більше ніж 10%. Пункт написано не для краси: ним уже користувалися і ми, і покупці.</p>
<h2>Курс і перекази</h2>
<p>Ціни вказано в доларах США, платять у рупіях за курсом центрального банку на дату рахунку. На переказ і обмін закладіть 0,5–1%, на запитання банку про походження грошей — тиждень. Повний текст, з податками й поверненням коштів, — в <a href="/docs/payment-terms">умовах оплати</a>; дати для конкретного дому порахуємо <a href="/contacts">на зустрічі</a>.</p>`,
    },
  },
};
