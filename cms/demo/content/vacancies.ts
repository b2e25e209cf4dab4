// Five vacancies: the one in Kyiv has no Russian translation, the editor's is a draft.
import type { DemoVacancy } from '../types';

export const vacancies: DemoVacancy[] = [
  {
    slug: 'sales-manager-kyiv',
    status: 'published',
    employment: 'full_time',
    published_at: '2026-11-10',
    valid_through: '2026-12-31',
    remote: false,
    country: 'UA',
    salary_from: 1000,
    translations: {
      en: {
        title: 'Sales manager',
        locality: 'Kyiv',
        place: 'Kyiv, sales office',
        summary: 'Talk to future owners, show them the figures and stay in touch until the keys are handed over.',
        body: `<p>Our buyers decide in two to six months and ask precise questions. We are looking for a person who would rather say “I will check” than guess.</p>
<h2>What you will do</h2>
<ul>
<li>Hold four or five meetings a day, in the office and online.</li>
<li>Explain leasehold, payment stages and the three forecast scenarios, including the pessimistic one.</li>
<li>Prepare reservations and contracts together with the lawyer.</li>
<li>Accompany a buyer from the first call to hand-over, about 25 active clients at a time.</li>
</ul>
<h2>What we ask for</h2>
<ul>
<li>Two years of sales with a long cycle: property, equipment, finance.</li>
<li>Fluent Ukrainian and English good enough to read a contract.</li>
<li>Ease with tables and percentages.</li>
</ul>
<h2>What we offer</h2>
<p>A base of $1,000 a month and 0.6% of each contract, official employment, six weeks of training, two of them on the island, and 24 days of paid leave. Please leave a response below and attach a CV.</p>`,
      },
      uk: {
        title: 'Менеджер або менеджерка з продажу',
        locality: 'Київ',
        place: 'Київ, офіс продажу',
        summary: 'Розмовляти з майбутніми власниками, показувати їм цифри й бути на зв’язку аж до передання ключів.',
        body: `<p>Наші покупці ухвалюють рішення від двох до шести місяців і ставлять точні запитання. Шукаємо людину, яка радше скаже «я перевірю», ніж відповість навмання.</p>
<h2>Що робити</h2>
<ul>
<li>Проводити чотири-п’ять зустрічей на день, в офісі та онлайн.</li>
<li>Пояснювати, як працює оренда землі, етапи оплати та три сценарії прогнозу, зокрема песимістичний.</li>
<li>Разом із юристом готувати бронювання й договори.</li>
<li>Вести покупця від першого дзвінка до передання вілли, одночасно близько 25 клієнтів.</li>
</ul>
<h2>Що потрібно</h2>
<ul>
<li>Два роки в продажах із довгим циклом: нерухомість, обладнання, фінанси.</li>
<li>Вільна українська й англійська, якої досить, щоб прочитати договір.</li>
<li>Легкість у роботі з таблицями та відсотками.</li>
</ul>
<h2>Що пропонуємо</h2>
<p>Ставка 1000 доларів на місяць і 0,6% від кожного договору, офіційне працевлаштування, шість тижнів навчання, з них два на острові, та 24 дні оплачуваної відпустки. Залиште відгук нижче й додайте резюме.</p>`,
      },
    },
  },
  {
    slug: 'interior-architect',
    status: 'published',
    employment: 'contract',
    published_at: '2026-11-03',
    valid_through: '2026-12-20',
    remote: false,
    country: 'ID',
    salary_from: 2000,
    salary_to: 2600,
    translations: {
      en: {
        title: 'Interior architect',
        locality: 'Canggu',
        place: 'Canggu, design studio',
        summary: 'Nine months on the interiors of two projects: working drawings, samples and supervision on site.',
        body: `<p>A contract from January to September 2027 with the studio of seven people that draws all our houses. You will carry the interiors of one apartment type and two villa types from concept to acceptance.</p>
<h2>What you will do</h2>
<ul>
<li>Working drawings of kitchens, bathrooms and built-in furniture.</li>
<li>Samples and prototypes with joiners and stone workshops within an hour’s drive.</li>
<li>Specifications with prices: the budget for furniture is fixed before sales open and is not exceeded later.</li>
<li>One day a week on site.</li>
</ul>
<h2>What we ask for</h2>
<ul>
<li>At least three built interiors with your drawings.</li>
<li>Archicad or Revit, and a hand sketch clear to a carpenter.</li>
<li>English; Indonesian is an advantage.</li>
<li>Experience with humid climates, or the curiosity to learn what salt does to hinges.</li>
</ul>
<h2>What we offer</h2>
<p>$2,000–2,600 a month depending on experience, a work permit at our expense and the chance of a permanent place when the contract ends. Please attach a portfolio of up to ten pages and 5 MB.</p>`,
      },
      ru: {
        title: 'Дизайнер интерьеров',
        locality: 'Чангу',
        place: 'Чангу, проектная студия',
        summary: 'Девять месяцев работы над интерьерами двух проектов: рабочие чертежи, образцы и надзор на площадке.',
        body: `<p>Контракт с января по сентябрь 2027 года в студии из семи человек, которая проектирует все наши дома. Вам предстоит провести интерьеры одного типа апартаментов и двух типов вилл от концепции до приемки.</p>
<h2>Что делать</h2>
<ul>
<li>Выпускать рабочие чертежи кухонь, ванных и встроенной мебели.</li>
<li>Готовить образцы и прототипы вместе со столярами и камнерезами: все мастерские не дальше часа езды.</li>
<li>Составлять спецификации с ценами. Бюджет на мебель утверждается до старта продаж и потом не растет.</li>
<li>Один день в неделю проводить на площадке.</li>
</ul>
<h2>Что нужно</h2>
<ul>
<li>Не меньше трех реализованных интерьеров по вашим чертежам.</li>
<li>Archicad или Revit и эскиз от руки, понятный столяру.</li>
<li>Английский; индонезийский будет плюсом.</li>
<li>Опыт работы во влажном климате или желание узнать, что соль делает с петлями.</li>
</ul>
<h2>Что предлагаем</h2>
<p>2000–2600 долларов в месяц в зависимости от опыта, разрешение на работу за наш счет и возможность остаться в штате после контракта. Приложите портфолио: до десяти страниц и до 5 МБ.</p>`,
      },
      uk: {
        title: 'Архітектор або архітекторка інтер’єрів',
        locality: 'Чангу',
        place: 'Чангу, проєктна студія',
        summary: 'Дев’ять місяців роботи над інтер’єрами двох проєктів: робочі креслення, зразки й нагляд на майданчику.',
        body: `<p>Контракт із січня до вересня 2027 року в студії із семи людей, яка проєктує всі наші будинки. На вас чекають інтер’єри одного типу апартаментів і двох типів вілл, від концепції до приймання.</p>
<h2>Що робити</h2>
<ul>
<li>Готувати робочі креслення кухонь, ванних кімнат і вбудованих меблів.</li>
<li>Робити зразки й прототипи разом зі столярами та каменярами: усі майстерні не далі ніж за годину їзди.</li>
<li>Складати специфікації з цінами. Бюджет на меблі затверджуємо до старту продажу, і потім він не зростає.</li>
<li>Один день на тиждень проводити на майданчику.</li>
</ul>
<h2>Що потрібно</h2>
<ul>
<li>Щонайменше три реалізовані інтер’єри за вашими кресленнями.</li>
<li>Archicad або Revit і ескіз від руки, зрозумілий столярові.</li>
<li>Англійська; індонезійська буде перевагою.</li>
<li>Досвід роботи у вологому кліматі або бажання дізнатися, що сіль робить із завісами.</li>
</ul>
<h2>Що пропонуємо</h2>
<p>2000–2600 доларів на місяць залежно від досвіду, дозвіл на роботу нашим коштом і можливість залишитися в штаті після контракту. Додайте портфоліо: до десяти сторінок і до 5 МБ.</p>`,
      },
    },
  },
  {
    slug: 'site-engineer',
    status: 'published',
    employment: 'full_time',
    published_at: '2026-10-20',
    valid_through: '2027-01-31',
    remote: false,
    country: 'ID',
    salary_from: 1400,
    salary_to: 1900,
    translations: {
      en: {
        title: 'Site engineer',
        locality: 'Pererenan',
        place: 'Pererenan, building site',
        summary: 'Keep the pavilions in Pererenan on level, on schedule and on record.',
        seo_description: 'Site engineer in Pererenan: keep the pavilions on level, on schedule and on record. Duties, pay and how to apply.',
        body: `<p>You will be the engineer of <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>: every concrete pour, every roof frame and every pool test is signed by you and then by an independent supervisor.</p>
<h2>What you will do</h2>
<ul>
<li>Plan the week with foremen and report on it each Friday with photographs.</li>
<li>Check reinforcement, levels and concrete samples; stop the work when something is not right.</li>
<li>Keep the record of hidden work, which buyers may read.</li>
<li>Order materials ten days ahead, in the rainy season twenty.</li>
</ul>
<h2>What we ask for</h2>
<ul>
<li>A degree in civil engineering and four years on site.</li>
<li>Indonesian for the site and English for the reports.</li>
<li>A motorcycle licence: sites are reached faster that way.</li>
</ul>
<h2>What we offer</h2>
<p>$1,400–1,900 a month, health insurance for the family, a thirteenth salary as the law requires and a bonus for a hand-over on time. Saturdays are free except on the days of large pours.</p>`,
      },
      ru: {
        title: 'Инженер на площадке',
        locality: 'Переренан',
        place: 'Переренан, строительная площадка',
        summary: 'Следить, чтобы павильоны в Переренане стояли ровно, строились в срок, а каждый этап был записан.',
        seo_description: 'Инженер на площадке в Переренане: уровень, график и документы. Обязанности, оплата и как откликнуться.',
        body: `<p>Вы станете инженером проекта <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>: каждую заливку бетона, каждый каркас крыши и каждое испытание бассейна подписываете вы, а затем независимый технадзор.</p>
<h2>Что делать</h2>
<ul>
<li>Планировать неделю с бригадирами и каждую пятницу отчитываться с фотографиями.</li>
<li>Проверять арматуру, отметки и пробы бетона; если что-то не так, останавливать работу.</li>
<li>Вести журнал скрытых работ, который могут читать покупатели.</li>
<li>Заказывать материалы за десять дней, а в сезон дождей за двадцать.</li>
</ul>
<h2>Что нужно</h2>
<ul>
<li>Высшее строительное образование и четыре года на площадке.</li>
<li>Индонезийский для стройки и английский для отчетов.</li>
<li>Права на мотоцикл: так до площадок добираться быстрее.</li>
</ul>
<h2>Что предлагаем</h2>
<p>1400–1900 долларов в месяц, медицинская страховка для семьи, тринадцатая зарплата по закону и премия за сдачу в срок. Суббота свободна, кроме дней больших заливок.</p>`,
      },
      uk: {
        title: 'Інженер або інженерка на майданчику',
        locality: 'Переренан',
        place: 'Переренан, будівельний майданчик',
        summary: 'Дбати, щоб павільйони в Переренані стояли рівно, зводилися вчасно, а кожен етап було записано.',
        seo_description: 'Інженер на майданчику в Переренані: рівень, графік і документи. Обов’язки, оплата та як відгукнутися.',
        body: `<p>Ви станете інженером проєкту <a href="/projects/pavilion-pererenan">Pavilion Pererenan</a>: кожне бетонування, кожен каркас даху й кожне випробування басейну підписуєте ви, а потім незалежний технагляд.</p>
<h2>Що робити</h2>
<ul>
<li>Планувати тиждень із бригадирами й щоп’ятниці звітувати з фотографіями.</li>
<li>Перевіряти арматуру, позначки та проби бетону; якщо щось не так, зупиняти роботу.</li>
<li>Вести журнал прихованих робіт, який можуть читати покупці.</li>
<li>Замовляти матеріали за десять днів, а в сезон дощів за двадцять.</li>
</ul>
<h2>Що потрібно</h2>
<ul>
<li>Вища будівельна освіта й чотири роки на майданчику.</li>
<li>Індонезійська для будівництва та англійська для звітів.</li>
<li>Права на мотоцикл: так до майданчиків діставатися швидше.</li>
</ul>
<h2>Що пропонуємо</h2>
<p>1400–1900 доларів на місяць, медичне страхування для родини, тринадцята зарплата за законом і премія за вчасне передання. Субота вільна, крім днів великого бетонування.</p>`,
      },
    },
  },
  {
    slug: 'guest-relations-lead',
    status: 'published',
    employment: 'full_time',
    published_at: '2026-09-28',
    valid_through: '2027-01-15',
    remote: false,
    country: 'ID',
    salary_from: 1300,
    salary_to: 1600,
    translations: {
      en: {
        title: 'Guest relations lead',
        locality: 'Berawa',
        place: 'Berawa, management office',
        summary: 'Lead a team of six who look after guests and answer to owners for reviews and occupancy.',
        body: `<p>Owners trust us with letting and upkeep. You will lead the part of the team guests talk to, from the first message to the review after departure.</p>
<h2>What you will do</h2>
<ul>
<li>Plan shifts for six people, 7 a.m. to 11 p.m., with one on call at night.</li>
<li>Answer guests within fifteen minutes and close complaints within a day.</li>
<li>Inspect each house once a fortnight and hand a list of repairs to the engineers.</li>
<li>Write one honest page a month for owners: reviews, complaints, what was done.</li>
</ul>
<h2>What we ask for</h2>
<ul>
<li>Three years in a hotel or villa management, one of them leading people.</li>
<li>English and Indonesian; Russian or Ukrainian is an advantage.</li>
<li>Calm at three in the morning.</li>
</ul>
<h2>What we offer</h2>
<p>$1,300–1,600 a month, a share of the service charge, health insurance and two days off in a row every week.</p>`,
      },
      ru: {
        title: 'Руководитель службы по работе с гостями',
        locality: 'Берава',
        place: 'Берава, офис управления',
        summary: 'Руководить командой из шести человек, которая заботится о гостях и отвечает перед собственниками за отзывы и загрузку.',
        body: `<p>Собственники доверяют нам аренду и уход за домами. Вы возглавите ту часть команды, с которой общаются гости, от первого сообщения до отзыва после отъезда.</p>
<h2>Что делать</h2>
<ul>
<li>Планировать смены для шести человек с 7 до 23 часов и одного дежурного на ночь.</li>
<li>Отвечать гостям в течение пятнадцати минут и разбирать жалобы за сутки.</li>
<li>Раз в две недели осматривать каждый дом и передавать инженерам список ремонтов.</li>
<li>Раз в месяц писать собственникам одну честную страницу: отзывы, жалобы, что сделано.</li>
</ul>
<h2>Что нужно</h2>
<ul>
<li>Три года в отеле или управлении виллами, из них год во главе команды.</li>
<li>Английский и индонезийский; русский или украинский будет плюсом.</li>
<li>Спокойствие в три часа ночи.</li>
</ul>
<h2>Что предлагаем</h2>
<p>1300–1600 долларов в месяц, долю сервисного сбора, медицинскую страховку и два выходных подряд каждую неделю.</p>`,
      },
      uk: {
        title: 'Керівник або керівниця служби гостей',
        locality: 'Берава',
        place: 'Берава, офіс управління',
        summary: 'Керувати командою із шести людей, яка дбає про гостей і відповідає перед власниками за відгуки й завантаженість.',
        body: `<p>Власники довіряють нам оренду й догляд за будинками. Ви очолите ту частину команди, з якою спілкуються гості, від першого повідомлення до відгуку після від’їзду.</p>
<h2>Що робити</h2>
<ul>
<li>Планувати зміни для шести людей з 7-ї до 23-ї години та одного чергового на ніч.</li>
<li>Відповідати гостям протягом п’ятнадцяти хвилин і розв’язувати скарги за добу.</li>
<li>Раз на два тижні оглядати кожен будинок і передавати інженерам перелік ремонтів.</li>
<li>Раз на місяць писати власникам одну чесну сторінку: відгуки, скарги, що зроблено.</li>
</ul>
<h2>Що потрібно</h2>
<ul>
<li>Три роки в готелі або управлінні віллами, з них рік на чолі команди.</li>
<li>Англійська й індонезійська; українська або російська буде перевагою.</li>
<li>Спокій о третій ночі.</li>
</ul>
<h2>Що пропонуємо</h2>
<p>1300–1600 доларів на місяць, частку сервісного збору, медичне страхування та два вихідні поспіль щотижня.</p>`,
      },
    },
  },
  {
    slug: 'content-editor',
    status: 'draft',
    employment: 'part_time',
    published_at: '2026-11-18',
    valid_through: '2027-02-28',
    remote: true,
    country: 'UA',
    salary_from: 700,
    translations: {
      en: {
        title: 'Content editor',
        place: 'Remote, 20 hours a week',
        summary: 'Write site reports and articles in two languages and check every figure with the person who knows it.',
        body: `<p>Two site reports a month, one long article and the news between them. You will talk to engineers and financiers, not rewrite other people’s blogs.</p>
<ul>
<li>Ukrainian as a first language and written English.</li>
<li>Three published texts about things one can touch: buildings, food, machines.</li>
<li>$700 a month for 20 hours a week, paid leave included.</li>
</ul>`,
      },
      ru: {
        title: 'Редактор',
        place: 'Удаленно, 20 часов в неделю',
        summary: 'Писать отчеты со стройки и статьи на двух языках и сверять каждую цифру с тем, кто ее знает.',
        body: `<p>Два отчета со стройки в месяц, одна большая статья и новости между ними. Разговаривать нужно с инженерами и финансистами, а не пересказывать чужие блоги.</p>
<ul>
<li>Украинский как родной и письменный английский.</li>
<li>Три опубликованных текста о вещах, которые можно потрогать: о домах, еде, машинах.</li>
<li>700 долларов в месяц за 20 часов в неделю, отпуск оплачивается.</li>
</ul>`,
      },
      uk: {
        title: 'Редактор або редакторка',
        place: 'Віддалено, 20 годин на тиждень',
        summary: 'Писати звіти з будівництва й статті двома мовами та звіряти кожну цифру з тим, хто її знає.',
        body: `<p>Два звіти з будівництва на місяць, одна велика стаття і новини між ними. Розмовляти треба з інженерами й фінансистами, а не переказувати чужі блоги.</p>
<ul>
<li>Українська як рідна і письмова англійська.</li>
<li>Три опубліковані тексти про речі, яких можна торкнутися: про будинки, їжу, машини.</li>
<li>700 доларів на місяць за 20 годин на тиждень, відпустка оплачувана.</li>
</ul>`,
      },
    },
  },
];
