import type { DemoPost } from '../../types';

export const howToReadAnApartmentsTable: DemoPost = {
  slug: 'how-to-read-an-apartments-table',
  status: 'published',
  kind: 'article',
  published_at: '2026-08-20',
  image: 'drawing-plan.jpg',
  author: 'Luh Pradnya Wirasti',
  translations: {
    en: {
      title: 'How to read an apartments table',
      summary:
        'Eight columns, two prices and one mark: what the table on a project page says, and what it keeps for the floor plan.',
      seo_title: 'How to read an apartments table',
      seo_description:
        'Areas, two prices and the sold mark: what each column of the apartments table means and how to compare two types fairly.',
      body: `
<p>On every project page there is a table of types: <em>A</em>, <em>B</em>, <em>B2</em>. It looks dull and decides more than all the pictures above it. Here is how to go through it in five minutes.</p>
<h2>Areas</h2>
<p><strong>Living area</strong> is measured between finished walls, indoors, without the terrace, the pool and the parking place. Many sellers add the terrace; before comparing us with somebody else, ask how they count. For an apartment of 52 square metres a terrace of 14 makes a difference of a quarter.</p>
<p><strong>Kitchen, bathrooms and bedrooms</strong> are given apart. Added up, they are less than the living area: the rest is the living room, the stairs and the passages. In our villas this is about a third; if it is above two fifths and the living room is small, you are paying for corridors.</p>
<p><strong>Land</strong> is shown for villas alone. It is your own plot inside the fence; the street, the garden in common and the guard’s house are not in it. An apartment has no land of its own, and the cell is empty.</p>
<h2>Two prices</h2>
<p>The <strong>price at the construction stage</strong> holds while the building is not finished and is paid in <a href="/articles/stages-of-payment">stages</a>. The <strong>price after completion</strong> is that of the same home ready to live in, paid within thirty days. The gap is usually 16–19%. It is not a gift: it is what you receive for waiting and for bearing the risk of a delay.</p>
<p>Both prices include taxes where the fact bar says so. Furniture is in neither, unless <a href="/sales">an offer</a> says otherwise.</p>
<h2>The sold mark</h2>
<p>We leave sold types in the table on purpose. The list of what went first tells you more about demand than an adjective would: at Teak House it was the villa with four bedrooms, at Echo Beach Apartments the largest of the three rooms.</p>
<h2>How to compare two types</h2>
<ol>
<li>Divide the price by the living area, not by the sum with the terrace.</li>
<li>On the floor plan, look at the area of each bedroom: 11 square metres take a bed and nothing else, 14 take a desk.</li>
<li>Find the west on it. Glass on that side means a higher bill for cooling.</li>
<li>In an apartment, check the floor. A fourth floor sees the sea and hears the road less.</li>
</ol>
<p>An exercise: take types A and B of <a href="/projects/teak-house">Teak House</a> and count the price of a square metre in each. In the larger villa a metre is cheaper; whether guests will pay for the third bedroom is a question for <a href="/articles/how-we-calculate-income">the forecast</a>.</p>`,
    },
    ru: {
      title: 'Как читать таблицу квартир',
      summary:
        'Восемь столбцов, две цены и одна отметка: о чем говорит таблица на странице проекта и что видно только на планировке.',
      seo_title: 'Как читать таблицу квартир',
      seo_description:
        'Площади, две цены и отметка «продано»: что значит каждый столбец таблицы и как честно сравнить два типа квартир.',
      body: `
<p>На странице каждого проекта есть таблица типов: <em>A</em>, <em>B</em>, <em>B2</em>. Выглядит она скучно, а решает больше, чем все снимки над ней. Вот как пройти ее за пять минут.</p>
<h2>Площади</h2>
<p><strong>Жилая площадь</strong> измерена между отделанными стенами, внутри дома, без террасы, бассейна и места для машины. Многие продавцы террасу прибавляют, поэтому, сравнивая нас с другими, спросите, как считают они. Для квартиры в 52 квадратных метра терраса в 14 — это разница на четверть.</p>
<p><strong>Кухня, ванные и спальни</strong> указаны отдельно. В сумме они меньше жилой площади: остаток — это гостиная, лестница и проходы. В наших виллах на него приходится около трети; если он больше двух пятых, а гостиная мала, вы платите за коридоры.</p>
<p><strong>Земля</strong> указана только у вилл. Это ваш участок внутри ограды; улица, общий сад и домик охраны в него не входят. У квартиры своей земли нет, и ячейка пуста.</p>
<h2>Две цены</h2>
<p><strong>Цена на этапе строительства</strong> действует, пока дом не достроен, и вносится <a href="/articles/stages-of-payment">частями</a>. <strong>Цена после завершения</strong> — за то же жилье, готовое для жизни, с оплатой в течение тридцати дней. Разница обычно 16–19\u00a0%. Это не подарок, а плата за ожидание и за риск задержки, который вы берете на себя.</p>
<p>Налоги включены в обе цены, если так сказано в строке главных сведений о проекте. Мебель не входит ни в одну, если иное не обещает <a href="/sales">акция</a>.</p>
<h2>Отметка «продано»</h2>
<p>Проданные типы мы намеренно оставляем в таблице. Что разобрали первым, говорит о спросе больше любого прилагательного: в Teak House это была вилла с четырьмя спальнями, в Echo Beach Apartments — самая большая из трех комнат.</p>
<h2>Как сравнить два типа</h2>
<ol>
<li>Делите цену на жилую площадь, а не на сумму с террасой.</li>
<li>Найдите на планировке площадь каждой спальни: в 11 метров встает только кровать, в 14 — еще и рабочий стол.</li>
<li>Найдите на ней запад. Стекло с этой стороны — это счет за охлаждение.</li>
<li>Если это квартира, проверьте этаж. С четвертого видно море, и дорога там тише.</li>
</ol>
<p>Упражнение: возьмите типы A и B в <a href="/projects/teak-house">Teak House</a> и посчитайте цену метра в каждом. В большей вилле метр дешевле; готов ли гость платить за третью спальню — вопрос к <a href="/articles/how-we-calculate-income">прогнозу</a>.</p>`,
    },
    uk: {
      title: 'Як читати таблицю квартир',
      summary:
        'Вісім стовпців, дві ціни й одна позначка: про що говорить таблиця на сторінці проєкту і що видно лише на плануванні.',
      seo_title: 'Як читати таблицю квартир',
      seo_description:
        'Площі, дві ціни й позначка «продано»: що означає кожен стовпець таблиці і як чесно порівняти два типи квартир.',
      body: `
<p>На сторінці кожного проєкту є таблиця типів: <em>A</em>, <em>B</em>, <em>B2</em>. На вигляд вона нудна, а вирішує більше, ніж усі знімки над нею. Ось як пройти її за п’ять хвилин.</p>
<h2>Площі</h2>
<p><strong>Житлову площу</strong> виміряно між опорядженими стінами, усередині дому, без тераси, басейну й місця для авто. Багато продавців терасу додають, тож, порівнюючи нас із кимось, запитайте, як рахують вони. Для квартири на 52 квадратні метри тераса на 14 — це різниця на чверть.</p>
<p><strong>Кухню, ванні та спальні</strong> вказано окремо. Разом вони менші за житлову площу: решта — це вітальня, сходи й проходи. У наших віллах на неї припадає близько третини; якщо понад дві п’яті, а вітальня мала, ви платите за коридори.</p>
<p><strong>Землю</strong> вказано лише для вілл. Це ваша ділянка всередині огорожі; вулиця, спільний сад і будиночок охорони до неї не входять. Квартира своєї землі не має, і клітинка порожня.</p>
<h2>Дві ціни</h2>
<p><strong>Ціна на етапі будівництва</strong> діє, доки дім не добудовано, і сплачується <a href="/articles/stages-of-payment">частинами</a>. <strong>Ціна після завершення</strong> — за те саме житло, готове до життя, з оплатою впродовж тридцяти днів. Різниця зазвичай 16–19%. Це не подарунок, а плата за очікування й за ризик затримки, який ви берете на себе.</p>
<p>Податки включено до обох цін, якщо так сказано в рядку головних відомостей про проєкт. Меблі не входять до жодної, якщо іншого не обіцяє <a href="/sales">акція</a>.</p>
<h2>Позначка «продано»</h2>
<p>Продані типи ми навмисно лишаємо в таблиці. Те, що розібрали першим, каже про попит більше за будь-який прикметник: у Teak House це була вілла з чотирма спальнями, в Echo Beach Apartments — найбільша з трьох кімнат.</p>
<h2>Як порівняти два типи</h2>
<ol>
<li>Діліть ціну на житлову площу, а не на суму з терасою.</li>
<li>Знайдіть на плануванні площу кожної спальні: в 11 метрів стане лише ліжко, у 14 — ще й робочий стіл.</li>
<li>Знайдіть на ньому захід. Скло з цього боку — це рахунок за охолодження.</li>
<li>Якщо це квартира, перевірте поверх. Із четвертого видно море, і дорога там тихіша.</li>
</ol>
<p>Вправа: візьміть типи A і B у <a href="/projects/teak-house">Teak House</a> і порахуйте ціну метра в кожному. У більшій віллі метр дешевший; чи готовий гість платити за третю спальню — питання до <a href="/articles/how-we-calculate-income">прогнозу</a>.</p>`,
    },
  },
};
