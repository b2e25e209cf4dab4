import type { DemoArea } from '../types';

/** Where we build. Minutes are by car on a weekday morning; Seseh is a draft. */
export const areas: DemoArea[] = [
  {
    slug: 'berawa',
    status: 'published',
    image: 'area-berawa.jpg',
    latitude: -8.6585,
    longitude: 115.1437,
    beach_minutes: 3,
    airport_minutes: 35,
    school_minutes: 7,
    translations: {
      en: {
        name: 'Berawa',
        summary: 'The closest of our areas to the airport and the busiest: beach clubs, schools and offices within a kilometre of the sand.',
        seo_title: 'Berawa: villas and apartments near the beach',
        seo_description: 'What Berawa is like for living and letting: distances, guests, prices, traffic, and our projects in the area.',
        body: `<p>Ten years ago cows grazed between Berawa and the sea. Today the area has an international school, three large gyms, a hospital branch and more desks for remote work than any other part of the coast. Families come for the school year, couples for a week, and surfers for the beach break at dawn.</p>
<h3>For those who let</h3>
<p>Demand is the steadiest here: in the houses we manage the gap between the best month and the weakest is a third smaller than in Pererenan. Competition is the strongest too. A villa without good pictures and a quick manager gets lost among its neighbours.</p>
<h3>What to know before buying</h3>
<p>Traffic stands between five and seven in the evening. Music from the beach is allowed until eleven and is heard up to 500 metres inland. Land has become scarce, so look at what may be built on the plot next door; we show it on the zoning map for each of our projects.</p>`,
      },
      ru: {
        name: 'Берава',
        summary: 'Самый близкий к аэропорту и самый оживленный из наших районов: пляжные клубы, школы и офисы в километре от песка.',
        seo_title: 'Берава: виллы и апартаменты у пляжа',
        seo_description: 'Как живется и сдается в Бераве: расстояния, гости, цены, пробки и наши проекты в этом районе.',
        body: `<p>Десять лет назад между Беравой и морем паслись коровы. Сегодня здесь международная школа, три больших спортзала, отделение больницы и больше рабочих мест для удаленщиков, чем в любой другой части побережья. Семьи приезжают на учебный год, пары на неделю, серферы — на рассветные волны.</p>
<h3>Если сдавать</h3>
<p>Спрос здесь самый ровный: в домах под нашим управлением разрыв между лучшим и худшим месяцем на треть меньше, чем в Переренане. Но и конкуренция самая сильная. Вилла без хороших снимков и расторопного управляющего теряется среди соседних.</p>
<h3>Что знать до покупки</h3>
<p>С пяти до семи вечера дороги стоят. Музыка на пляже разрешена до одиннадцати и слышна в 500 метрах от берега. Свободной земли осталось мало, поэтому выясните, что можно построить на соседнем участке: по каждому нашему проекту мы показываем это на карте зонирования.</p>`,
      },
      uk: {
        name: 'Берава',
        summary: 'Найближчий до аеропорту з наших районів і найжвавіший: пляжні клуби, школи й офіси за кілометр від піску.',
        seo_title: 'Берава: вілли й апартаменти біля пляжу',
        seo_description: 'Як живеться і здається в Бераві: відстані, гості, ціни, затори та наші проєкти в цьому районі.',
        body: `<p>Десять років тому між Беравою та морем паслися корови. Сьогодні тут міжнародна школа, три великі спортзали, відділення лікарні й більше місць для віддаленої роботи, ніж будь-де на узбережжі. Родини приїздять на навчальний рік, пари на тиждень, серфери — на світанкові хвилі.</p>
<h3>Якщо здавати</h3>
<p>Попит тут найрівніший: у будинках під нашим управлінням розрив між найкращим і найгіршим місяцем на третину менший, ніж у Переренані. Але й конкуренція найсильніша. Вілла без добрих знімків і спритного управителя губиться серед сусідніх.</p>
<h3>Що варто знати до купівлі</h3>
<p>Із п’ятої до сьомої вечора дороги стоять. Музика на пляжі дозволена до одинадцятої, і її чути за 500 метрів від берега. Вільної землі лишилося мало, тож з’ясуйте, що можна збудувати на сусідній ділянці: для кожного нашого проєкту ми показуємо це на мапі зонування.</p>`,
      },
    },
  },
  {
    slug: 'canggu',
    status: 'published',
    image: 'area-canggu.jpg',
    latitude: -8.6472,
    longitude: 115.1345,
    beach_minutes: 6,
    airport_minutes: 45,
    school_minutes: 10,
    translations: {
      en: {
        name: 'Canggu',
        summary: 'Surf, cafes and short stays in the south, rice fields and long ones in the north, fifteen minutes apart.',
        seo_title: 'Canggu: villas and one-room apartments',
        seo_description: 'Canggu for owners: surf and cafes in the south, fields in the north, how long guests stay and what to check before buying.',
        body: `<p>Canggu is two places under one name. South of the main road are the reef breaks, cafes open from six in the morning, and guests who stay three or four nights. North of it lanes run between rice fields, and people rent for a month because there is room for a desk and a child’s bicycle.</p>
<h3>For those who let</h3>
<p>Near the beach a small apartment fills easily but is compared by price. Near the fields the night is cheaper by a fifth, stays are twice as long, and cleaning costs less. We build in both parts and do not mix their figures in one forecast.</p>
<h3>What to know before buying</h3>
<p>Many plots here are in the agricultural zone and cannot be built on, whatever the seller says. Several lanes flood two or three times a winter. Shortcuts between the villages are four metres wide, and at eight in the morning everybody takes them.</p>`,
      },
      ru: {
        name: 'Чангу',
        summary: 'На юге серфинг, кафе и короткие поездки, на севере рисовые поля и гости на месяц. Между ними пятнадцать минут.',
        seo_title: 'Чангу: виллы и однокомнатные апартаменты',
        seo_description: 'Чангу глазами владельца: волны и кафе на юге, поля на севере, на сколько приезжают гости и что проверить до покупки.',
        body: `<p>Чангу — два места под одним именем. К югу от главной дороги — рифовые волны, кафе, открытые с шести утра, и гости на три-четыре ночи. К северу переулки идут между рисовыми полями, и жилье снимают на месяц, потому что здесь есть где поставить стол и детский велосипед.</p>
<h3>Если сдавать</h3>
<p>У пляжа небольшие апартаменты заполнить легко, но выбирают их по цене. У полей ночь дешевле на пятую часть, зато гости остаются вдвое дольше, и уборка обходится меньше. Мы строим и там и там и не смешиваем эти цифры в одном прогнозе.</p>
<h3>Что знать до покупки</h3>
<p>Многие участки относятся к сельскохозяйственной зоне, и строить на них нельзя, что бы ни говорил продавец. Несколько переулков два-три раза за зиму заливает. Короткие дороги между деревнями — четыре метра шириной, и в восемь утра по ним едут все.</p>`,
      },
      uk: {
        name: 'Чангу',
        summary: 'На півдні серфінг, кав’ярні й короткі поїздки, на півночі рисові поля й довгі. Між ними п’ятнадцять хвилин.',
        seo_title: 'Чангу: вілли й однокімнатні апартаменти',
        seo_description: 'Чангу очима власника: хвилі й кав’ярні на півдні, поля на півночі, на скільки приїздять гості та що перевірити до купівлі.',
        body: `<p>Чангу — це два місця під одним ім’ям. На південь від головної дороги — рифові хвилі, кав’ярні, відчинені з шостої ранку, і гості на три-чотири ночі. На північ провулки біжать між рисовими полями, і житло винаймають на місяць, бо тут є де поставити стіл і дитячий велосипед.</p>
<h3>Якщо здавати</h3>
<p>Біля пляжу невеликі апартаменти заповнити легко, але обирають їх за ціною. Біля полів ніч дешевша на п’яту частину, зате гості лишаються вдвічі довше, і прибирання обходиться менше. Ми будуємо і там, і там і не змішуємо ці цифри в одному прогнозі.</p>
<h3>Що варто знати до купівлі</h3>
<p>Чимало ділянок належить до сільськогосподарської зони, і будувати на них не можна, хай там що каже продавець. Кілька провулків двічі-тричі за зиму заливає. Короткі дороги між селами завширшки чотири метри, і о восьмій ранку ними їдуть усі.</p>`,
      },
    },
  },
  {
    slug: 'pererenan',
    status: 'published',
    image: 'area-pererenan.jpg',
    latitude: -8.6449,
    longitude: 115.1225,
    beach_minutes: 6,
    airport_minutes: 50,
    school_minutes: 15,
    translations: {
      en: {
        name: 'Pererenan',
        summary: 'A village that became an address without ceasing to be a village: black sand, low houses, larger plots.',
        seo_title: 'Pererenan: villas in a village by the sea',
        seo_description: 'Pererenan for owners: a quiet village with black sand, larger plots, clear seasons, and what ceremonies mean for guests.',
        body: `<p>One river separates Pererenan from Canggu, and the evening traffic stays on the other bank. There is a main street with bakeries and a small market, a beach of black sand with a steady wave, and behind them fields, walled gardens and a temple at every crossing.</p>
<h3>For those who let</h3>
<p>Guests here are older and stay longer, five or six nights, and they choose a house rather than a location. The seasons are clear: at <a href="/projects/stone-garden">Stone Garden</a> the best month of the first year had an occupancy of 88% and the weakest 41%. Owners should have reserves for February.</p>
<h3>What to know before buying</h3>
<p>Village rules are taken seriously: houses stay below the palms, and roads close for ceremonies six or seven times a year. The airport is 50 minutes away in the morning, up to an hour and a half before holidays. Plots are larger than in Berawa, and a right of way to each should be checked in the papers, not on the ground.</p>`,
      },
      ru: {
        name: 'Переренан',
        summary: 'Деревня, которая стала модным адресом и осталась деревней: черный песок, невысокие дома, просторные участки.',
        seo_title: 'Переренан: виллы в деревне у моря',
        seo_description: 'Переренан глазами владельца: тихая деревня с черным песком, просторные участки, заметная сезонность и дни церемоний.',
        body: `<p>От Чангу Переренан отделяет одна река, и вечерние пробки остаются на том берегу. Здесь главная улица с пекарнями и небольшим рынком, пляж с черным песком и ровной волной, а за ними поля, сады за стенами и храм на каждом перекрестке.</p>
<h3>Если сдавать</h3>
<p>Гости здесь старше, приезжают на пять-шесть ночей и выбирают дом, а не место на карте. Сезонность заметная: в <a href="/projects/stone-garden">Stone Garden</a> лучший месяц первого года дал загрузку 88\u00a0%, худший — 41\u00a0%. На февраль владельцу нужен запас.</p>
<h3>Что знать до покупки</h3>
<p>Деревенские правила здесь соблюдают: дома не выше пальм, шесть-семь раз в год дороги перекрывают ради церемоний. До аэропорта утром 50 минут, перед праздниками до полутора часов. Участки больше, чем в Бераве, и право проезда к каждому нужно проверять по документам, а не на местности.</p>`,
      },
      uk: {
        name: 'Переренан',
        summary: 'Село, що стало модною адресою й лишилося селом: чорний пісок, невисокі будинки, просторі ділянки.',
        seo_title: 'Переренан: вілли в селі біля моря',
        seo_description: 'Переренан очима власника: тихе село з чорним піском, просторі ділянки, помітна сезонність і дні церемоній.',
        body: `<p>Від Чангу Переренан відділяє одна річка, і вечірні затори лишаються на тому березі. Тут головна вулиця з пекарнями та невеликим ринком, пляж із чорним піском і рівною хвилею, а за ними поля, сади за мурами й храм на кожному перехресті.</p>
<h3>Якщо здавати</h3>
<p>Гості тут старші, приїздять на п’ять-шість ночей і обирають дім, а не точку на мапі. Сезонність помітна: у <a href="/projects/stone-garden">Stone Garden</a> найкращий місяць першого року дав заповнюваність 88%, найгірший — 41%. На лютий власникові потрібен запас.</p>
<h3>Що варто знати до купівлі</h3>
<p>Сільських правил тут дотримуються: будинки не вищі за пальми, шість-сім разів на рік дороги перекривають заради церемоній. До аеропорту вранці 50 хвилин, перед святами до півтори години. Ділянки більші, ніж у Бераві, і право проїзду до кожної треба перевіряти за документами, а не на місцевості.</p>`,
      },
    },
  },
  {
    slug: 'seseh',
    status: 'draft',
    image: 'aerial-golden-3.jpg',
    latitude: -8.64,
    longitude: 115.109,
    beach_minutes: 4,
    airport_minutes: 60,
    school_minutes: 25,
    translations: {
      en: {
        name: 'Seseh',
        summary: 'The next village along the coast, where we are looking at plots and have not bought one yet.',
        body: `<p>West of Pererenan the road narrows, and Seseh begins: fishing boats, a sea temple, fields down to the beach. The airport is an hour away and there is no school nearby, so it suits short holidays rather than a school year. We have checked five plots here. Three have no clear right of way, and two are in the agricultural zone.</p>`,
      },
      ru: {
        name: 'Сесех',
        summary: 'Следующая деревня вдоль берега: участки мы здесь смотрим, но пока ни одного не купили.',
        body: `<p>За Переренаном дорога сужается и начинается Сесех: рыбацкие лодки, морской храм, поля до самого пляжа. До аэропорта час, школы рядом нет, поэтому место подходит скорее для короткого отдыха, чем для учебного года. Мы проверили здесь пять участков. У трех не оформлено право проезда, два относятся к сельскохозяйственной зоне.</p>`,
      },
      uk: {
        name: 'Сесех',
        summary: 'Наступне село вздовж берега: ділянки ми тут оглядаємо, але поки жодної не купили.',
        body: `<p>За Переренаном дорога вужчає й починається Сесех: рибальські човни, морський храм, поля аж до пляжу. До аеропорту година, школи поблизу немає, тож місце годиться радше для короткого відпочинку, ніж для навчального року. Ми перевірили тут п’ять ділянок. Три не мають оформленого права проїзду, дві належать до сільськогосподарської зони.</p>`,
      },
    },
  },
];
