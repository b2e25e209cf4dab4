// Long guide: the rights to land that a foreign buyer meets on the island.
import type { DemoPost } from '../../types';

export const leaseholdOrFreehold: DemoPost = {
  slug: 'leasehold-or-freehold',
  status: 'published',
  kind: 'article',
  published_at: '2025-02-18',
  image: 'drawing-lease.jpg',
  author: 'Oksana Zavadska',
  translations: {
    en: {
      title: 'Leasehold or freehold: what a foreign buyer really gets',
      summary:
        'Hak milik, hak pakai, hak guna bangunan, hak sewa: four rights to one plot of land, who may hold each of them, for how long and at what price.',
      seo_title: 'Leasehold or freehold on the island: a buyer’s guide',
      seo_description:
        'What hak sewa and hak pakai give a foreign buyer, how long they last, what happens when the term ends and which arrangements to refuse.',
      body: `
<p>“Is it freehold?” is the question we hear most often in the Kyiv office. The honest answer takes longer than a yes or a no, because Indonesian law does not have freehold and leasehold in the English sense. It has a list of separate rights to land, and each names who may hold it. This guide goes through the four you will meet and says which of them we sell. It is an introduction, not legal advice: before signing, have a notary of your own read the contract.</p>
<h2>Four rights to the same plot</h2>
<table>
<thead><tr><th>Right</th><th>Who may hold it</th><th>Term</th><th>Where it fits</th></tr></thead>
<tbody>
<tr><td><em>Hak milik</em>, full ownership</td><td>Indonesian citizens only</td><td>Unlimited</td><td>Not open to a foreign buyer</td></tr>
<tr><td><em>Hak pakai</em>, right of use</td><td>Foreigners with a valid residence permit</td><td>Up to 30 years, then 20 and 30 more on application</td><td>A home to live in</td></tr>
<tr><td><em>Hak guna bangunan</em>, right to build</td><td>Indonesian companies, those with foreign capital included</td><td>Up to 30 years, then 20 and 30 more on application</td><td>Several properties held as a business</td></tr>
<tr><td><em>Hak sewa</em>, right of lease</td><td>Anyone, a foreigner without a permit included</td><td>As the contract says, usually 25–30 years</td><td>A villa or an apartment bought for income</td></tr>
</tbody>
</table>
<p>When an advertisement says “freehold for foreigners”, it means <em>hak pakai</em>, a company with <em>hak guna bangunan</em>, or something that should not be signed at all. We come to that last case below.</p>
<h2>Hak sewa: the lease</h2>
<p>Most of what foreigners buy on the island, and most of what we sell, is a long lease. The owner of the land keeps his title and grants the use of the plot for a fixed number of years; the whole term is paid for in advance as part of the price. A notary draws up the deed, and the lease can be sold, passed to heirs or let, provided that the contract says so. Ours does.</p>
<h3>What is strong about it</h3>
<ul>
<li>No residence permit and no company are needed.</li>
<li>There is no minimum price, and the deed is ready in two to three weeks.</li>
<li>The entry price is lower, as you pay for years and not for land.</li>
</ul>
<h3>What is weak about it</h3>
<ul>
<li>It is a contract between two parties and not a title in your name at the land office. Its strength is the strength of its wording.</li>
<li>Every year that passes takes a year off what you can resell.</li>
<li>An option to extend is worth what it says about price. “At the market price of that day” keeps your place and not your purse: count such an extension as a cost.</li>
</ul>
<h2>Hak pakai: the right of use</h2>
<p><em>Hak pakai</em> is entered in the land register under your name. For that the law sets conditions: a valid residence permit, one property for a family, and a price no lower than the minimum the ministry sets for each province. The state title is granted for up to 30 years, may be extended by 20 and renewed for another 30, so that 80 years are possible, although each step is an application and not an automatic right.</p>
<p>The title is meant for living. Letting it by the night is a business and needs its own licence, usually in a company’s name. If you lose the residence permit, the law gives you a year to pass the property to someone who may hold it. Duties and the notary add 6–8% to the price.</p>
<h2>A company and the right to build</h2>
<p>An Indonesian company with foreign capital can hold <em>hak guna bangunan</em>, employ people and let property by the night. In return it keeps books, files reports every quarter and must meet the requirements on investment, which are set high on purpose. For one apartment it makes no sense. For three villas it may, and we will say so.</p>
<h2>What to refuse</h2>
<p>A nominee arrangement is one where an Indonesian citizen holds <em>hak milik</em> “for” you while a private agreement says that the land is really yours. The law calls such agreements void. In a dispute, the person named in the certificate is the owner; heirs and former spouses of nominees have proved it in court. We do not sell this way and do not take part in such a resale.</p>
<blockquote>If the safety of a purchase rests on somebody’s promise not to use his right, it is not safe.</blockquote>
<h2>How to compare the prices</h2>
<p>Divide the price by the years you get. A villa at $310,000 with 28 years ahead costs about $11,070 a year before any repair; the same house at $280,000 with 21 years left costs $13,330 and is in fact the dearer one. The yield that sellers quote does not show this difference, so we do the sum beside it in <a href="/articles/how-we-calculate-income">our guide to income</a>.</p>
<h2>Eight questions before you sign</h2>
<ol>
<li>Whose name is in the land certificate, and has the notary checked it at the land office this month?</li>
<li>Did the owner’s spouse and heirs sign?</li>
<li>Is the plot free of a bank’s mortgage?</li>
<li>Which zone is it in, and does that zone allow letting to tourists?</li>
<li>On what date does the term begin: of the contract, or of the hand-over?</li>
<li>How is the price of an extension set, and by what date must you ask for it?</li>
<li>May you sell, let and bequeath without the owner’s consent?</li>
<li>Which court or arbitration hears a dispute, and in which language is the binding text?</li>
</ol>
<p>We answer these in writing for each project and attach a copy of the certificate. The sequence of contracts and payments is set out in <a href="/docs/payment-terms">the payment terms</a>. If you already hold a draft from another seller, bring it along: <a href="/contacts">an hour with our lawyer</a> costs nothing and binds you to nothing.</p>`,
    },
    ru: {
      title: 'Аренда или собственность: что на самом деле получает иностранец',
      summary:
        'Hak milik, hak pakai, hak guna bangunan, hak sewa: четыре права на один участок. Кому какое доступно, на какой срок и сколько это стоит.',
      seo_title: 'Лизхолд или фрихолд на острове: гид для покупателя',
      seo_description:
        'Что дают иностранцу hak sewa и hak pakai, сколько длится каждое право, что происходит в конце срока и от каких схем лучше отказаться.',
      body: `
<p>«Это фрихолд?» — самый частый вопрос в нашем киевском офисе. Одним словом на него не ответить: в индонезийском праве нет ни фрихолда, ни лизхолда в английском смысле. Есть список отдельных прав на землю, и для каждого закон называет, кому оно доступно. Ниже — четыре права, с которыми вы столкнетесь, и объяснение, какое из них продаем мы. Это введение, а не юридическая консультация: перед подписанием покажите договор своему нотариусу.</p>
<h2>Четыре права на один участок</h2>
<table>
<thead><tr><th>Право</th><th>Кому доступно</th><th>Срок</th><th>Для чего подходит</th></tr></thead>
<tbody>
<tr><td><em>Hak milik</em>, полная собственность</td><td>Только гражданам Индонезии</td><td>Бессрочно</td><td>Иностранцу недоступно</td></tr>
<tr><td><em>Hak pakai</em>, право пользования</td><td>Иностранцам с действующим видом на жительство</td><td>До 30 лет, затем по заявлению еще 20 и 30</td><td>Дом, в котором живут сами</td></tr>
<tr><td><em>Hak guna bangunan</em>, право застройки</td><td>Индонезийским компаниям, в том числе с иностранным капиталом</td><td>До 30 лет, затем по заявлению еще 20 и 30</td><td>Несколько объектов как бизнес</td></tr>
<tr><td><em>Hak sewa</em>, право аренды</td><td>Любому, в том числе иностранцу без вида на жительство</td><td>По договору, обычно 25–30 лет</td><td>Вилла или апартаменты ради дохода</td></tr>
</tbody>
</table>
<p>Если в объявлении написано «фрихолд для иностранцев», речь идет о <em>hak pakai</em>, о компании с <em>hak guna bangunan</em> или о схеме, которую подписывать не стоит вовсе. До нее мы еще дойдем.</p>
<h2>Hak sewa: долгая аренда</h2>
<p>Большая часть того, что иностранцы покупают на острове, — долгая аренда. Большая часть того, что продаем мы, — тоже. Владелец земли сохраняет свой титул и передает участок в пользование на определенное число лет; весь срок оплачен вперед и входит в цену. Договор оформляет нотариус. Право можно продать, завещать и сдать внаем, если это записано в договоре. В нашем — записано.</p>
<h3>Сильные стороны</h3>
<ul>
<li>Не нужны ни вид на жительство, ни компания.</li>
<li>Нет минимальной цены, а документы готовы за две-три недели.</li>
<li>Вход дешевле: вы платите за годы, а не за землю.</li>
</ul>
<h3>Слабые стороны</h3>
<ul>
<li>Это договор двух сторон, а не запись на ваше имя в земельном реестре. Он силен ровно настолько, насколько точно написан.</li>
<li>Каждый прожитый год — минус год при перепродаже.</li>
<li>Право на продление стоит столько, сколько в нем сказано о цене. «По рыночной цене на тот момент» сохраняет за вами место, но не деньги: такое продление считайте расходом.</li>
</ul>
<h2>Hak pakai: право пользования</h2>
<p><em>Hak pakai</em> вносят в земельный реестр на ваше имя. Взамен закон ставит условия: действующий вид на жительство, один объект на семью и цена не ниже минимума, который министерство устанавливает для каждой провинции. Право дают на срок до 30 лет, могут продлить на 20 и возобновить еще на 30. В сумме выходит 80, но каждый шаг — отдельное заявление, автоматически ничего не происходит.</p>
<p>Такое право предназначено для жизни. Посуточная аренда — уже бизнес, для нее нужна своя лицензия, как правило на компанию. Если вид на жительство закончился, закон дает год, чтобы передать дом тому, кто вправе им владеть. Пошлины и нотариус добавят к цене 6–8\u00a0%.</p>
<h2>Компания и право застройки</h2>
<p>Индонезийская компания с иностранным капиталом может получить <em>hak guna bangunan</em>, нанимать людей и сдавать жилье посуточно. Взамен она ведет бухгалтерию, каждый квартал отчитывается и должна соблюдать требования к объему инвестиций, а планка там намеренно высокая. Ради одной квартиры затевать это незачем. Ради трех вилл — возможно, и мы так и скажем.</p>
<h2>От чего отказаться</h2>
<p>Номинальное владение — это когда <em>hak milik</em> записано на гражданина Индонезии, а частное соглашение утверждает, что на деле земля ваша. Закон считает такие соглашения ничтожными. В споре владелец — тот, кто назван в сертификате; наследники и бывшие супруги номинальных владельцев не раз доказывали это в суде. Мы так не продаем и в перепродаже таких объектов не участвуем.</p>
<blockquote>Если надежность покупки держится на чьем-то обещании не пользоваться своим правом, надежности нет.</blockquote>
<h2>Как сравнивать цены</h2>
<p>Разделите цену на число лет. Вилла за 310\u202f000\u202f$, у которой впереди 28 лет, обходится примерно в 11\u202f070\u202f$ в год без учета ремонта. Такой же дом за 280\u202f000\u202f$ с остатком в 21 год — в 13\u202f330\u202f$, то есть на самом деле дороже. В доходности, которую называют продавцы, этой разницы не видно, поэтому в <a href="/articles/how-we-calculate-income">статье о расчете дохода</a> мы считаем ее отдельно.</p>
<h2>Восемь вопросов до подписания</h2>
<ol>
<li>Чье имя стоит в земельном сертификате и проверял ли его нотариус в реестре в этом месяце?</li>
<li>Подписали ли договор супруг или супруга владельца и наследники?</li>
<li>Нет ли на участке банковского залога?</li>
<li>В какой он зоне и разрешена ли там аренда туристам?</li>
<li>С какой даты идет срок: с подписания или с передачи дома?</li>
<li>Как определяется цена продления и до какого числа о нем нужно заявить?</li>
<li>Можно ли продать, сдать и завещать право без согласия владельца?</li>
<li>Какой суд или арбитраж рассматривает споры и на каком языке текст имеет силу?</li>
</ol>
<p>По каждому проекту мы отвечаем на эти вопросы письменно и прикладываем копию сертификата. Порядок договоров и платежей описан в <a href="/docs/payment-terms">условиях оплаты</a>. Если у вас на руках проект договора от другого продавца, приносите: <a href="/contacts">час с нашим юристом</a> ничего не стоит и ни к чему не обязывает.</p>`,
    },
    uk: {
      title: 'Оренда чи власність: що насправді отримує іноземець',
      summary:
        'Hak milik, hak pakai, hak guna bangunan, hak sewa: чотири права на ту саму ділянку. Кому яке доступне, на який строк і скільки це коштує.',
      seo_title: 'Лізхолд чи фрихолд на острові: путівник для покупця',
      seo_description:
        'Що дають іноземцеві hak sewa та hak pakai, скільки триває кожне право, що стається наприкінці строку і від яких схем краще відмовитися.',
      body: `
<p>«Це фрихолд?» — запитують у нашому київському офісі найчастіше. Одним словом тут не відповіси: індонезійське право не знає ні фрихолду, ні лізхолду в англійському розумінні. Воно має перелік окремих прав на землю і щодо кожного визначає, хто може його набути. Нижче — чотири права, з якими ви матимете справу, і пояснення, яке з них продаємо ми. Це вступ, а не юридична консультація: перш ніж підписувати, покажіть договір власному нотаріусові.</p>
<h2>Чотири права на одну ділянку</h2>
<table>
<thead><tr><th>Право</th><th>Кому доступне</th><th>Строк</th><th>Для чого годиться</th></tr></thead>
<tbody>
<tr><td><em>Hak milik</em>, повна власність</td><td>Лише громадянам Індонезії</td><td>Безстроково</td><td>Іноземцеві недоступна</td></tr>
<tr><td><em>Hak pakai</em>, право користування</td><td>Іноземцям із чинною посвідкою на проживання</td><td>До 30 років, далі за заявою ще 20 і 30</td><td>Дім, у якому живуть самі</td></tr>
<tr><td><em>Hak guna bangunan</em>, право забудови</td><td>Індонезійським компаніям, зокрема з іноземним капіталом</td><td>До 30 років, далі за заявою ще 20 і 30</td><td>Кілька об’єктів як бізнес</td></tr>
<tr><td><em>Hak sewa</em>, право оренди</td><td>Будь-кому, зокрема іноземцеві без посвідки</td><td>За договором, зазвичай 25–30 років</td><td>Вілла чи апартаменти заради доходу</td></tr>
</tbody>
</table>
<p>Коли в оголошенні написано «фрихолд для іноземців», ідеться про <em>hak pakai</em>, про компанію з <em>hak guna bangunan</em> або про схему, якої не варто підписувати взагалі. До неї ми ще дійдемо.</p>
<h2>Hak sewa: довга оренда</h2>
<p>Більшість того, що іноземці купують на острові, — це довга оренда. Більшість того, що продаємо ми, — теж. Власник землі зберігає свій титул і передає ділянку в користування на визначену кількість років; увесь строк оплачено наперед, і він уже в ціні. Договір посвідчує нотаріус. Право можна продати, заповісти чи здати в найм, якщо так записано в договорі. У нашому — записано.</p>
<h3>Сильні сторони</h3>
<ul>
<li>Не потрібні ні посвідка на проживання, ні компанія.</li>
<li>Немає мінімальної ціни, а документи готові за два-три тижні.</li>
<li>Вхід дешевший: ви платите за роки, а не за землю.</li>
</ul>
<h3>Слабкі сторони</h3>
<ul>
<li>Це договір двох сторін, а не запис на ваше ім’я в земельному реєстрі. Він міцний рівно настільки, наскільки точно написаний.</li>
<li>Кожен прожитий рік — мінус рік у разі перепродажу.</li>
<li>Право на продовження варте стільки, скільки в ньому сказано про ціну. «За ринковою ціною на той час» зберігає за вами місце, але не гроші: таке продовження рахуйте як витрату.</li>
</ul>
<h2>Hak pakai: право користування</h2>
<p><em>Hak pakai</em> вносять до земельного реєстру на ваше ім’я. Натомість закон ставить умови: чинна посвідка на проживання, один об’єкт на родину і ціна, не нижча за мінімум, який міністерство встановлює для кожної провінції. Право надають на строк до 30 років, можуть продовжити на 20 і поновити ще на 30. Разом виходить 80, але кожен крок — окрема заява, саме собою нічого не відбувається.</p>
<p>Таке право призначене для життя. Подобова оренда — уже бізнес, і для неї потрібна своя ліцензія, зазвичай на компанію. Якщо посвідка втратила чинність, закон дає рік, щоб передати дім тому, хто може ним володіти. Мито й нотаріус додадуть до ціни 6–8%.</p>
<h2>Компанія і право забудови</h2>
<p>Індонезійська компанія з іноземним капіталом може отримати <em>hak guna bangunan</em>, наймати людей і здавати житло подобово. Натомість вона веде бухгалтерію, щокварталу звітує і має виконувати вимоги щодо обсягу інвестицій, а планку там навмисно поставлено високо. Заради однієї квартири братися за це не варто. Заради трьох вілл — можливо, і ми так і скажемо.</p>
<h2>Від чого відмовитися</h2>
<p>Номінальне володіння — це коли <em>hak milik</em> записано на громадянина Індонезії, а приватна угода стверджує, що насправді земля ваша. Закон вважає такі угоди нікчемними. У спорі власником є той, кого названо в сертифікаті; спадкоємці, колишні чоловіки й дружини номінальних власників не раз доводили це в суді. Ми так не продаємо і в перепродажу таких об’єктів участі не беремо.</p>
<blockquote>Якщо надійність купівлі тримається на чиїйсь обіцянці не користуватися своїм правом, надійності немає.</blockquote>
<h2>Як порівнювати ціни</h2>
<p>Поділіть ціну на кількість років. Вілла за 310\u202f000\u202f$, у якої попереду 28 років, коштує близько 11\u202f070\u202f$ на рік, не рахуючи ремонту. Такий самий дім за 280\u202f000\u202f$, якому лишився 21 рік, — 13\u202f330\u202f$, тобто насправді він дорожчий. У дохідності, яку називають продавці, цієї різниці не видно, тож у <a href="/articles/how-we-calculate-income">статті про розрахунок доходу</a> ми рахуємо її окремо.</p>
<h2>Вісім запитань до підпису</h2>
<ol>
<li>Чиє ім’я стоїть у земельному сертифікаті і чи перевіряв його нотаріус у реєстрі цього місяця?</li>
<li>Чи підписали договір чоловік або дружина власника та спадкоємці?</li>
<li>Чи немає на ділянці банківської застави?</li>
<li>У якій вона зоні і чи дозволено там оренду туристам?</li>
<li>Від якої дати рахують строк: від підписання чи від передавання дому?</li>
<li>Як визначають ціну продовження і до якого числа про нього треба заявити?</li>
<li>Чи можна продати, здати й заповісти право без згоди власника?</li>
<li>Який суд чи арбітраж розглядає спори і якою мовою текст має силу?</li>
</ol>
<p>Щодо кожного проєкту ми відповідаємо на ці запитання письмово і додаємо копію сертифіката. Порядок договорів і платежів описано в <a href="/docs/payment-terms">умовах оплати</a>. Якщо у вас на руках проєкт договору від іншого продавця, приносьте: <a href="/contacts">година з нашим юристом</a> нічого не коштує і ні до чого не зобов’язує.</p>`,
    },
  },
};
