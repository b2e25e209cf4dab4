// A page for each type of home: what it is, for whom, and what to ask; the projects follow by themselves.
import type { DemoPage } from '../../types';

export const villas: DemoPage = {
  slug: 'villas',
  translations: {
    en: {
      title: 'Villas in Bali',
      lead: 'Two to four bedrooms, a pool and a garden of one’s own, in three areas between the beach and the rice fields.',
      body: `<h2>Who a villa suits</h2>
<p>Families who come for a season, and owners who let by the night: a house with a pool is what guests look for first. It asks for more than an apartment does. There is a garden, a pool pump and a roof to look after, and in February there may be a week without guests. The forecast of each project counts both.</p>
<h2>What to compare</h2>
<p>The land is leased, so look at the years left and at the price of the extension before you look at the kitchen. Then the access to the plot, the zone it stands in, and what may be built next door. We show all four on the page of each project; <a href="/articles/leasehold-or-freehold">the article on leases</a> explains what the words mean.</p>`,
      seo_title: 'Villas for sale in Bali with a pool and a forecast',
      seo_description: 'Villas with pools in Berawa, Canggu and Pererenan: prices by stage, floor areas, hand-over and income in three scenarios.',
    },
    ru: {
      title: 'Виллы на Бали',
      lead: 'От двух до четырех спален, свой бассейн и сад — в трех районах между пляжем и рисовыми полями.',
      body: `<h2>Кому подходит вилла</h2>
<p>Семьям, которые приезжают на сезон, и тем, кто сдает посуточно: дом с бассейном гости ищут в первую очередь. Забот с ним больше, чем с апартаментами: сад, насос, крыша, а в феврале может выдаться неделя без гостей. И то и другое учтено в прогнозе каждого проекта.</p>
<h2>Что сравнивать</h2>
<p>Земля в аренде, поэтому до кухни посмотрите, сколько лет осталось и сколько стоит продление. Затем — проезд к участку, зону, в которой он находится, и что можно построить по соседству. Все это есть на странице каждого проекта, а слова объясняет <a href="/articles/leasehold-or-freehold">статья об аренде земли</a>.</p>`,
      seo_title: 'Виллы на Бали с бассейном и прогнозом дохода',
      seo_description: 'Виллы с бассейнами в Бераве, Чангу и Переренане: цены по этапам, площади, сроки сдачи и доход в трех сценариях.',
    },
    uk: {
      title: 'Вілли на Балі',
      lead: 'Від двох до чотирьох спалень, власний басейн і сад — у трьох районах між пляжем і рисовими полями.',
      body: `<h2>Кому підходить вілла</h2>
<p>Родинам, які приїздять на сезон, і тим, хто здає подобово: дім із басейном гості шукають найперше. Клопоту з ним більше, ніж з апартаментами: сад, насос, дах, а в лютому може трапитися тиждень без гостей. І те, і те враховано в прогнозі кожного проєкту.</p>
<h2>Що порівнювати</h2>
<p>Земля в оренді, тож перш ніж дивитися на кухню, з’ясуйте, скільки років лишилося і скільки коштує продовження. Далі — проїзд до ділянки, її зону і що можна збудувати поруч. Усе це є на сторінці кожного проєкту, а слова пояснює <a href="/articles/leasehold-or-freehold">стаття про оренду землі</a>.</p>`,
      seo_title: 'Вілли на Балі з басейном і прогнозом доходу',
      seo_description: 'Вілли з басейнами в Бераві, Чангу й Переренані: ціни за етапами, площі, строки здачі й дохід у трьох сценаріях.',
    },
  },
};

export const apartments: DemoPage = {
  slug: 'apartments',
  translations: {
    en: {
      title: 'Apartments in Bali',
      lead: 'One and two bedrooms, shared pools and a manager in the house: less to look after, and a lower price to begin with.',
      body: `<h2>Who an apartment suits</h2>
<p>A first purchase on the island, or a second one beside a villa. The roof, the garden and the pool belong to all owners, and one contract covers their upkeep. Guests stay shorter than in a villa and compare more by price, so the manager’s speed matters as much as the view.</p>
<h2>What to compare</h2>
<p>Ask how large the shared costs are and who decides on them, how many apartments of the same kind the house has, and what stands between your window and the neighbour’s. <a href="/articles/how-to-read-an-apartments-table">How to read a table of apartments</a> goes through the columns one by one.</p>`,
      seo_title: 'Apartments for sale in Bali near the beach',
      seo_description: 'Apartments with one and two bedrooms in Berawa: floor areas, prices by stage, hand-over and income in three scenarios.',
    },
    ru: {
      title: 'Апартаменты на Бали',
      lead: 'Одна или две спальни, общие бассейны и управляющий в доме: меньше забот и ниже цена входа.',
      body: `<h2>Кому подходят апартаменты</h2>
<p>Для первой покупки на острове или для второй — рядом с виллой. Крыша, сад и бассейн принадлежат всем владельцам, и уход за ними покрывает один договор. Гости приезжают на меньший срок, чем на виллу, и чаще сравнивают цены, поэтому расторопность управляющего значит не меньше, чем вид из окна.</p>
<h2>Что сравнивать</h2>
<p>Спросите, каковы общие расходы и кто их утверждает, сколько в доме таких же апартаментов и что стоит между вашим окном и соседским. Статья <a href="/articles/how-to-read-an-apartments-table">«Как читать таблицу квартир»</a> разбирает столбцы по одному.</p>`,
      seo_title: 'Апартаменты на Бали недалеко от пляжа',
      seo_description: 'Апартаменты с одной и двумя спальнями в Бераве: площади, цены по этапам, срок сдачи и доход в трех сценариях.',
    },
    uk: {
      title: 'Апартаменти на Балі',
      lead: 'Одна або дві спальні, спільні басейни й управитель у будинку: менше клопоту й нижча ціна входу.',
      body: `<h2>Кому підходять апартаменти</h2>
<p>Для першої купівлі на острові або для другої — поруч із віллою. Дах, сад і басейн належать усім власникам, і догляд за ними покриває один договір. Гості приїздять на коротше, ніж на віллу, і частіше порівнюють ціни, тому спритність управителя важить не менше, ніж краєвид.</p>
<h2>Що порівнювати</h2>
<p>Запитайте, які спільні витрати й хто їх затверджує, скільки в будинку таких самих апартаментів і що стоїть між вашим вікном і сусідським. Стаття <a href="/articles/how-to-read-an-apartments-table">«Як читати таблицю квартир»</a> розбирає стовпці по одному.</p>`,
      seo_title: 'Апартаменти на Балі неподалік пляжу',
      seo_description: 'Апартаменти з однією та двома спальнями в Бераві: площі, ціни за етапами, строк здачі й дохід у трьох сценаріях.',
    },
  },
};

export const oneRoomApartments: DemoPage = {
  slug: 'one-room-apartments',
  translations: {
    en: {
      title: 'One-room apartments in Bali',
      lead: 'A bed, a desk, a kitchen along one wall: small homes near the surf, planned for guests who are out all day.',
      body: `<h2>Who one room suits</h2>
<p>Owners who want the lowest price of entry and do not plan to live here for long. A small apartment near the beach fills easily, and its guests change often: each change is a cleaning, and the forecast counts them.</p>
<h2>What to compare</h2>
<p>In 30 square metres the plan decides. Look where the suitcase stands, whether the bed is seen from the door and how the bathroom is aired, and ask for the shared costs a month. <a href="/articles/what-a-management-company-does">What a management company does</a> matters more here than in a villa.</p>`,
      seo_title: 'One-room apartments in Bali for letting',
      seo_description: 'One-room apartments near the surf in Canggu: plans, floor areas, prices and what the first year of letting looks like.',
    },
    ru: {
      title: 'Однокомнатные апартаменты на Бали',
      lead: 'Кровать, стол, кухня вдоль стены: небольшое жилье рядом с волнами для гостей, которых весь день нет дома.',
      body: `<h2>Кому подойдет одна комната</h2>
<p>Тем, кому важна самая низкая цена входа и кто не собирается жить здесь подолгу. Небольшие апартаменты у пляжа заполнить легко, но гости меняются часто: каждая смена — это уборка, и в прогнозе она учтена.</p>
<h2>Что сравнивать</h2>
<p>На 30 квадратных метрах все решает планировка. Посмотрите, куда встанет чемодан, видна ли кровать от двери и как проветривается ванная, и спросите об общих расходах в месяц. То, <a href="/articles/what-a-management-company-does">что делает управляющая компания</a>, здесь важнее, чем на вилле.</p>`,
      seo_title: 'Однокомнатные апартаменты на Бали под аренду',
      seo_description: 'Однокомнатные апартаменты рядом с волнами в Чангу: планировки, площади, цены и каким бывает первый год аренды.',
    },
    uk: {
      title: 'Однокімнатні апартаменти на Балі',
      lead: 'Ліжко, стіл, кухня вздовж стіни: невелике житло біля хвиль для гостей, яких цілий день немає вдома.',
      body: `<h2>Кому підійде одна кімната</h2>
<p>Тим, кому важлива найнижча ціна входу й хто не збирається жити тут подовгу. Невеликі апартаменти біля пляжу заповнити легко, але гості змінюються часто: кожна зміна — це прибирання, і в прогнозі його враховано.</p>
<h2>Що порівнювати</h2>
<p>На 30 квадратних метрах усе вирішує планування. Подивіться, де стане валіза, чи видно ліжко від дверей і як провітрюється ванна, і запитайте про спільні витрати на місяць. Те, <a href="/articles/what-a-management-company-does">що робить компанія-управитель</a>, тут важливіше, ніж на віллі.</p>`,
      seo_title: 'Однокімнатні апартаменти на Балі під оренду',
      seo_description: 'Однокімнатні апартаменти біля хвиль у Чангу: планування, площі, ціни та яким буває перший рік оренди.',
    },
  },
};
