import type { DemoPage } from '../../types';

export const whyIsland: DemoPage = {
  slug: 'why-island',
  image: 'drawing-island.jpg',
  translations: {
    en: {
      title: 'Why the island',
      lead: 'Six figures with their sources, four reasons to buy here and three to think twice.',
      seo_title: 'Why the island: figures and risks for an investor',
      seo_description:
        'Arrivals, occupancy, weather and flight time with sources, plus the risks an investor in island property should weigh.',
      body: `
<p>An island is chosen with the heart, which is as it should be for a holiday. An investment asks for one more look, at figures that somebody else has counted. The ones on this page are published by public bodies and airlines; we have rounded them and added nothing.</p>
<h2>Four reasons to buy</h2>
<h3>Guests come all year</h3>
<p>July, August and the New Year are the peaks, February is the low, but there is no month in which the coast closes. Australians come in their winter, Europeans in theirs, and visitors from the neighbouring countries whenever there is a long weekend. When one market fails, the others go on.</p>
<h3>They stay longer than they used to</h3>
<p>A growing part of the guests works remotely and rents a house, not a room. In the villas we manage inland, the average stay is nine nights. Long stays mean fewer cleanings and calmer neighbours.</p>
<h3>A small house is enough</h3>
<p>The entry price of a villa with a pool begins at about $250,000, and the whole of it can be let by the night from the first month. For a flat in a European resort the same sum buys a season of four months.</p>
<h3>Living costs are moderate</h3>
<p>Staff, repairs and food cost a fraction of what they do in southern Europe. It matters both to the owner who lets and to the one who comes for the winter.</p>
<h2>Three reasons to think twice</h2>
<ul>
<li><strong>Supply grows too.</strong> Villas are being built faster than the number of guests grows in the popular streets. That is why our realistic forecasts assume 60–67% and not the 85% you will see in advertisements.</li>
<li><strong>You buy years.</strong> A foreigner holds land on a lease or with a right of use; we explain <a href="/articles/leasehold-or-freehold">what that means</a>.</li>
<li><strong>Nature and rules.</strong> There are earthquakes and eruptions, and there are new regulations on zones and daily letting. Insurance covers some of the former, a careful lawyer some of the latter.</li>
</ul>
<p>If after this list you still want to see the coast, start with <a href="/articles/choosing-between-three-areas">the comparison of three areas</a>.</p>`,
      blocks: [
        { title: 'International arrivals by air in 2025', value: '6.9 million', text: 'In 2024 it was 6.3 million, the previous record.', source: 'Statistics office of the province, 2026' },
        { title: 'Average occupancy of star-rated hotels', value: '64%', text: 'From 54% in February to 71% in August.', source: 'Statistics office of the province, 2025' },
        { title: 'Growth of the province’s economy', value: '5.5%', text: 'More than half of it comes from tourism and what serves it.', source: 'Statistics office of the province, 2025' },
        { title: 'Days without rain a year', value: '215', text: 'Most of them from April to October.', source: 'Meteorological service, airport station, average of 1991–2020' },
        { title: 'Journey from Warsaw with one change', value: '17 hours', text: 'Of these, about fifteen in the air.', source: 'Airline timetables, winter 2026/27' },
        { title: 'Time difference with Kyiv', value: '5–6 hours', text: 'A morning in Kyiv is an afternoon here: a working day can be shared.', source: 'Time zone database, 2026' },
      ],
    },
    ru: {
      title: 'Почему остров',
      lead: 'Шесть цифр с источниками, четыре довода за покупку и три повода подумать еще раз.',
      seo_title: 'Почему остров: цифры и риски для инвестора',
      seo_description:
        'Туристы, загрузка, погода и дорога с источниками, а также риски, которые инвестору стоит взвесить до покупки.',
      body: `
<p>Остров выбирают сердцем, и для отпуска это правильно. Вложение денег требует еще одного взгляда: на цифры, которые посчитал кто-то другой. Те, что на этой странице, публикуют государственные ведомства и перевозчики; мы их округлили и ничего не добавили.</p>
<h2>Четыре довода за</h2>
<h3>Гости едут круглый год</h3>
<p>Пики — июль, август и Новый год, спад — февраль, но месяца, когда побережье закрывается, нет. Австралийцы приезжают в свою зиму, европейцы — в свою, соседи по региону — на каждые длинные выходные. Если проседает один рынок, работают остальные.</p>
<h3>И живут дольше, чем раньше</h3>
<p>Все больше гостей работает удаленно и снимает не номер, а дом. В виллах под нашим управлением, что стоят подальше от моря, живут в среднем девять ночей. Чем дольше живут, тем реже уборки и спокойнее соседи.</p>
<h3>Достаточно небольшого дома</h3>
<p>Вилла с бассейном стоит от 250\u202f000\u202f$, и сдавать ее посуточно можно с первого месяца и круглый год. На европейском курорте за те же деньги вы купите квартиру с сезоном в четыре месяца.</p>
<h3>Жить недорого</h3>
<p>Персонал, ремонт и еда обходятся в разы дешевле, чем на юге Европы. Это важно и тому, кто сдает, и тому, кто приезжает зимовать.</p>
<h2>Три повода подумать</h2>
<ul>
<li><strong>Предложение тоже растет.</strong> На популярных улицах виллы появляются быстрее, чем прибавляется гостей. Поэтому в реалистичном прогнозе у нас 60–67\u00a0%, а не 85\u00a0%, как в рекламе.</li>
<li><strong>Вы покупаете годы.</strong> Землей иностранец владеет на праве аренды или пользования; что это значит, объясняем <a href="/articles/leasehold-or-freehold">в отдельной статье</a>.</li>
<li><strong>Природа и правила.</strong> Бывают землетрясения и извержения, а бывают новые нормы о зонах и посуточной аренде. От первого отчасти спасает страховка, от второго — внимательный юрист.</li>
</ul>
<p>Если и после этого списка вам хочется увидеть берег, начните со <a href="/articles/choosing-between-three-areas">сравнения трех районов</a>.</p>`,
      blocks: [
        { title: 'Иностранцев прилетело в 2025 году', value: '6,9 млн', text: 'В 2024-м было 6,3 млн — прежний рекорд.', source: 'Статистическое управление провинции, 2026' },
        { title: 'Средняя загрузка звездных отелей', value: '64\u00a0%', text: 'От 54\u00a0% в феврале до 71\u00a0% в августе.', source: 'Статистическое управление провинции, 2025' },
        { title: 'Рост экономики провинции', value: '5,5\u00a0%', text: 'Больше половины дают туризм и все, что с ним связано.', source: 'Статистическое управление провинции, 2025' },
        { title: 'Дней без дождя в году', value: '215', text: 'Большая часть — с апреля по октябрь.', source: 'Метеослужба, станция в аэропорту, среднее за 1991–2020 годы' },
        { title: 'Дорога из Варшавы с одной пересадкой', value: '17 часов', text: 'Из них в воздухе около пятнадцати.', source: 'Расписания авиакомпаний, зима 2026/27' },
        { title: 'Разница во времени с Киевом', value: '5–6 часов', text: 'Когда в Киеве утро, здесь уже день: рабочий день можно разделить.', source: 'База часовых поясов, 2026' },
      ],
    },
    uk: {
      title: 'Чому острів',
      lead: 'Шість цифр із джерелами, чотири аргументи за купівлю і три приводи подумати ще раз.',
      seo_title: 'Чому острів: цифри й ризики для інвестора',
      seo_description:
        'Туристи, заповнюваність, погода й дорога з джерелами, а також ризики, які інвесторові варто зважити до купівлі.',
      body: `
<p>Острів обирають серцем, і для відпустки так і треба. Вкладення грошей потребує ще одного погляду: на цифри, які порахував хтось інший. Ті, що на цій сторінці, публікують державні установи та перевізники; ми їх округлили й нічого не додали.</p>
<h2>Чотири аргументи за</h2>
<h3>Гості їдуть цілий рік</h3>
<p>Піки — липень, серпень і Новий рік, спад — лютий, але місяця, коли узбережжя зачиняється, немає. Австралійці приїздять у свою зиму, європейці — у свою, сусіди з регіону — на кожні довгі вихідні. Якщо просідає один ринок, працюють решта.</p>
<h3>І живуть довше, ніж раніше</h3>
<p>Дедалі більше гостей працює віддалено й винаймає не номер, а дім. У віллах під нашим управлінням, що стоять далі від моря, живуть у середньому дев’ять ночей. Що довше живуть, то рідше прибирають і то спокійніші сусіди.</p>
<h3>Досить невеликого дому</h3>
<p>Вілла з басейном коштує від 250\u202f000\u202f$, і здавати її подобово можна з першого місяця й цілий рік. На європейському курорті за ті самі гроші ви купите квартиру із сезоном у чотири місяці.</p>
<h3>Жити недорого</h3>
<p>Персонал, ремонт і їжа в кілька разів дешевші, ніж на півдні Європи. Це важливо і тому, хто здає, і тому, хто приїздить зимувати.</p>
<h2>Три приводи подумати</h2>
<ul>
<li><strong>Пропозиція теж зростає.</strong> На популярних вулицях вілли з’являються швидше, ніж більшає гостей. Тому в реалістичному прогнозі в нас 60–67%, а не 85%, як у рекламі.</li>
<li><strong>Ви купуєте роки.</strong> Землею іноземець володіє на праві оренди або користування; що це означає, пояснюємо <a href="/articles/leasehold-or-freehold">в окремій статті</a>.</li>
<li><strong>Природа і правила.</strong> Бувають землетруси й виверження, а бувають нові норми про зони й подобову оренду. Від перших почасти рятує страхування, від других — уважний юрист.</li>
</ul>
<p>Якщо й після цього переліку вам хочеться побачити берег, почніть із <a href="/articles/choosing-between-three-areas">порівняння трьох районів</a>.</p>`,
      blocks: [
        { title: 'Іноземців прилетіло 2025 року', value: '6,9 млн', text: '2024-го було 6,3 млн — попередній рекорд.', source: 'Статистичне управління провінції, 2026' },
        { title: 'Середня заповнюваність зіркових готелів', value: '64%', text: 'Від 54% у лютому до 71% у серпні.', source: 'Статистичне управління провінції, 2025' },
        { title: 'Зростання економіки провінції', value: '5,5%', text: 'Більше половини дають туризм і все, що його обслуговує.', source: 'Статистичне управління провінції, 2025' },
        { title: 'Днів без дощу на рік', value: '215', text: 'Більшість — із квітня до жовтня.', source: 'Метеослужба, станція в аеропорту, середнє за 1991–2020 роки' },
        { title: 'Дорога з Варшави з однією пересадкою', value: '17 годин', text: 'Із них у повітрі близько п’ятнадцяти.', source: 'Розклади авіакомпаній, зима 2026/27' },
        { title: 'Різниця в часі з Києвом', value: '5–6 годин', text: 'Київський ранок тут — пообіддя: робочий день можна поділити.', source: 'База часових поясів, 2026' },
      ],
    },
  },
};
