import type { DemoPost } from '../../types';

export const choosingBetweenThreeAreas: DemoPost = {
  slug: 'choosing-between-three-areas',
  status: 'published',
  kind: 'article',
  published_at: '2026-01-22',
  image: 'drawing-areas.jpg',
  author: 'Made Ardhika',
  translations: {
    en: {
      title: 'Berawa, Canggu or Pererenan: choosing between three areas',
      summary:
        'Seven kilometres of coast, three different guests. Who stays where, what they pay for and what each area asks you to put up with.',
      seo_title: 'Berawa, Canggu or Pererenan: which area to choose',
      seo_description:
        'Three neighbouring areas compared for an investor: guests, noise, roads and distances to the beach, a school and the airport.',
      body: `
<p>Our three areas lie side by side on seven kilometres of the south-west coast; from end to end it is twenty-five minutes by scooter. For the guest who opens a map they are three different islands, and the choice between them affects income more than the number of bedrooms does.</p>
<h2>Berawa: closest to everything</h2>
<p>The international school is seven minutes away, the airport 35 in the morning and up to an hour after five. Families come for a month, groups of friends for a weekend. Nights cost more here than in the other two areas, and the season is the flattest. In return you get music from the beach until eleven on Fridays, and cranes: a good deal is being built, so in five years your villa will have more rivals than today.</p>
<h2>Canggu: the widest choice</h2>
<p>Near the reef it is surf, cafes and scooters until midnight; two kilometres inland there are rice fields and frogs. One name, two markets. By the sea small apartments sell well, with guests who change every three or four nights. Inland it is houses for people who work remotely and stay for nine nights or longer. The airport is 45–50 minutes away, a school ten or twelve. When you compare offers in Canggu, ask about the street and not about the area.</p>
<h2>Pererenan: the quietest</h2>
<p>There are fewer cafes, wider plots, more single-storey houses, and a beach with black sand where one can hear the waves rather than a loudspeaker. The airport is 50 minutes away, a school fifteen. Guests are couples above thirty-five and families with small children. The difference between seasons is the largest of the three: February brings little more than half of the nights of August. Land here has more room to grow in price, and less certainty that it will.</p>
<h2>Which is yours</h2>
<ul>
<li>You want even income and a simple resale: Berawa.</li>
<li>Your budget is under $260,000, or you like a house among fields: Canggu.</li>
<li>You will live there for two or three months a year: Pererenan.</li>
</ul>
<p>If two of the three fit, come and stay in both. A house let by the night can be tested before it is bought, and we will help you book one that <a href="/projects">we built</a>, at the price other guests pay.</p>`,
    },
    ru: {
      title: 'Берава, Чангу или Переренан: как выбрать из трех районов',
      summary:
        'Семь километров берега, три разных гостя. Кто где останавливается, за что платит и с чем в каждом районе придется мириться.',
      seo_title: 'Берава, Чангу или Переренан: какой район выбрать',
      seo_description:
        'Сравнение трех соседних районов для инвестора: гости, шум, дороги, расстояния до пляжа, школы и аэропорта.',
      body: `
<p>Три наших района лежат рядом, на семи километрах юго-западного берега; из конца в конец — двадцать пять минут на скутере. Но для гостя, открывшего карту, это три разных острова, и выбор между ними влияет на доход сильнее, чем число спален.</p>
<h2>Берава: ближе всего ко всему</h2>
<p>До международной школы семь минут, до аэропорта 35 утром и до часа после пяти вечера. Семьи приезжают на месяц, компании друзей — на выходные. Ночь здесь дороже, чем в двух других районах, а сезонность самая слабая. Взамен — музыка с пляжа до одиннадцати по пятницам и краны: строят много, и через пять лет у вашей виллы будет больше соперников, чем сегодня.</p>
<h2>Чангу: самый широкий выбор</h2>
<p>У рифа — серфинг, кафе и скутеры до полуночи; в двух километрах от моря — рисовые поля и лягушки. Одно название, два рынка. У воды хорошо идут небольшие апартаменты, где гости меняются каждые три-четыре ночи. Подальше — дома для тех, кто работает удаленно и живет по девять ночей и дольше. До аэропорта 45–50 минут, до школы десять-двенадцать. Сравнивая предложения в Чангу, спрашивайте не про район, а про улицу.</p>
<h2>Переренан: тише всего</h2>
<p>Меньше кафе, просторнее участки, больше одноэтажных домов и пляж с черным песком, где слышны волны, а не колонка. До аэропорта 50 минут, до школы пятнадцать. Гости — пары старше тридцати пяти и семьи с маленькими детьми. Разница между сезонами здесь самая большая: февраль приносит чуть больше половины августовских ночей. Земле есть куда дорожать, но и уверенности, что она подорожает, меньше.</p>
<h2>Какой район ваш</h2>
<ul>
<li>Хотите ровного дохода и простой перепродажи — Берава.</li>
<li>Бюджет до 260\u202f000\u202f$ или по душе дом среди полей — Чангу.</li>
<li>Собираетесь жить там два-три месяца в году — Переренан.</li>
</ul>
<p>Если подходят два из трех, поживите в обоих. Дом, который сдают посуточно, можно испытать до покупки. Поможем забронировать один из тех, что <a href="/projects">построили мы</a>, по цене для обычных гостей.</p>`,
    },
    uk: {
      title: 'Берава, Чангу чи Переренан: як вибрати з трьох районів',
      summary:
        'Сім кілометрів узбережжя, три різні гості. Хто де зупиняється, за що платить і з чим у кожному районі доведеться миритися.',
      seo_title: 'Берава, Чангу чи Переренан: який район обрати',
      seo_description:
        'Порівняння трьох сусідніх районів для інвестора: гості, шум, дороги, відстані до пляжу, школи та аеропорту.',
      body: `
<p>Три наші райони лежать поруч, на семи кілометрах південно-західного узбережжя; з кінця в кінець — двадцять п’ять хвилин на скутері. Та для гостя, який відкрив мапу, це три різні острови, і вибір між ними впливає на дохід сильніше, ніж кількість спалень.</p>
<h2>Берава: найближче до всього</h2>
<p>До міжнародної школи сім хвилин, до аеропорту 35 зранку і до години після п’ятої вечора. Родини приїздять на місяць, товариства друзів — на вихідні. Ніч тут дорожча, ніж у двох інших районах, а сезонність найслабша. Натомість — музика з пляжу до одинадцятої щоп’ятниці та крани: будують багато, і за п’ять років ваша вілла матиме більше конкурентів, ніж сьогодні.</p>
<h2>Чангу: найширший вибір</h2>
<p>Біля рифу — серфінг, кав’ярні та скутери до півночі; за два кілометри від моря — рисові поля й жаби. Одна назва, два ринки. Біля води добре йдуть невеликі апартаменти, де гості змінюються кожні три-чотири ночі. Далі від берега — будинки для тих, хто працює віддалено і живе по дев’ять ночей і довше. До аеропорту 45–50 хвилин, до школи десять-дванадцять. Порівнюючи пропозиції в Чангу, питайте не про район, а про вулицю.</p>
<h2>Переренан: найтихіше</h2>
<p>Менше кав’ярень, просторіші ділянки, більше одноповерхових будинків і пляж із чорним піском, де чути хвилі, а не колонку. До аеропорту 50 хвилин, до школи п’ятнадцять. Гості — пари, старші за тридцять п’ять, і родини з малими дітьми. Різниця між сезонами тут найбільша: лютий приносить трохи більше половини серпневих ночей. Земля ще має куди дорожчати, але й певності, що подорожчає, менше.</p>
<h2>Який район ваш</h2>
<ul>
<li>Хочете рівного доходу і простого перепродажу — Берава.</li>
<li>Бюджет до 260\u202f000\u202f$ або до душі дім серед полів — Чангу.</li>
<li>Збираєтеся жити там два-три місяці на рік — Переренан.</li>
</ul>
<p>Якщо підходять два з трьох, поживіть в обох. Дім, який здають подобово, можна випробувати до купівлі. Допоможемо забронювати один із тих, що <a href="/projects">збудували ми</a>, за ціною для звичайних гостей.</p>`,
    },
  },
};
