import type { DemoProject } from '../../types';
import { stagesOf } from '../stages';

/** Villas, Pererenan: finished in summer 2025 and sold out, with a first year to show. */
export const stoneGarden: DemoProject = {
  slug: 'stone-garden',
  status: 'published',
  area: 'pererenan',
  type: 'villas',
  price_construction: 276000,
  price_completed: 324000,
  deadline: '2025-07-31',
  land_area: 5900,
  floors: 2,
  sold: true,
  prices_include_taxes: true,
  latitude: -8.6402,
  longitude: 115.1232,
  image: 'flat-dusk-4.jpg',
  gallery: ['flat-pool-dusk-4.jpg', 'living-dusk-4.jpg', 'bedroom-dusk-4.jpg'],
  units: [
    { name: 'A', kind: 'villa', bedrooms: 2, floors: 2, land_area: 290, living_area: 126, kitchen_area: 13, bathroom_area: 17, bedroom_area: 57, price_construction: 276000, price_completed: 324000, sold: true },
    { name: 'B', kind: 'villa', bedrooms: 3, floors: 2, land_area: 350, living_area: 168, kitchen_area: 16, bathroom_area: 24, bedroom_area: 76, price_construction: 358000, price_completed: 420000, sold: true },
    { name: 'C', kind: 'villa', bedrooms: 3, floors: 2, land_area: 400, living_area: 184, kitchen_area: 17, bathroom_area: 26, bedroom_area: 83, price_construction: 389000, price_completed: 456000, sold: true },
  ],
  layout: {
    kind: 'plots',
    rows: [
      'Ax Ax Ax Ax Bx Bx',
      'Ax Bx Bx Cx Cx Cx',
    ],
  },
  lease_until: '2051-12-31',
  forecast: [
    { scenario: 'pessimistic', cost_per_day: 130, occupancy: 51, management_fee: 20, tax: 10 },
    { scenario: 'realistic', cost_per_day: 180, occupancy: 66, management_fee: 20, tax: 10 },
    { scenario: 'optimistic', cost_per_day: 215, occupancy: 74, management_fee: 20, tax: 10 },
  ],
  results: [
    { from: '2025-08-01', to: '2026-07-31', homes: 5, cost_per_day: 176, occupancy: 64 },
  ],
  permit: 'PBG-510306-16062023-002',
  supervisor: 'Ketut Darmayasa',
  translations: {
    en: {
      stages: stagesOf('stone-garden', 'en'),
      title: 'Stone Garden',
      summary: 'Twelve villas in Pererenan, handed over in July 2025 and sold out. The first year of letting came close to our realistic forecast.',
      seo_title: 'Stone Garden: finished villas in Pererenan',
      seo_description: 'Twelve villas in Pererenan, finished in July 2025 and sold out: how they were built and what the first twelve months of letting brought.',
      address: 'Jalan Batu Kali 4, Pererenan, Mengwi, Bali',
      body: `<p>When we dug the foundations, the plot turned out to be an old river bed: some four hundred boulders, the largest weighing three tonnes. We moved none of them away. They became retaining walls, the wall in every living room, and the garden that gave the complex its name.</p>
<p>The twelve villas have dark timber slats, a dining terrace under its own roof beside the pool, and a deck on the evening side. The gardens are planted with what grows here anyway, frangipani, heliconia, ferns, and take half the water of a lawn.</p>
<h3>What went wrong</h3>
<p>We promised the keys on 26 June 2025 and gave them on 31 July. January brought 19 days of rain that kept the concrete crews at home, and the boulders cost another two weeks. Owners received the compensation the contract provides for. Since then every schedule of ours carries a reserve of forty-five working days for a rainy season.</p>`,
      location_text: `<p>The villas stand 1.1 kilometres from the sea in the middle part of Pererenan, where rice fields alternate with small streets. Cafes and a market are four minutes away by car, the beach six, a school fifteen, the airport fifty.</p>
<p>Nothing has changed around the plot since hand-over but one thing: the lane was paved in spring 2026, and the way to the beach has become three minutes shorter.</p>`,
      investors_text: `<p>All villas are sold. Nine owners of twelve let them through our management company. With their consent we publish the results of the five villas of type A from August 2025 to July 2026 beside the forecast, further down.</p>
<p>The best month was August with 88%, the weakest February with 41%. One year is not a statistic; the next table will follow in autumn 2027.</p>
<p>The land is leased until 2051 with a right to extend for 25 years by the formula in the contract. Sometimes an owner sells: leave us a <a href="/contacts">note</a>, and we will write to you. Among the projects under construction, <a href="/projects/teak-house">Teak House</a> is the closest in size.</p>`,
    },
    ru: {
      stages: stagesOf('stone-garden', 'ru'),
      title: 'Stone Garden',
      summary: 'Двенадцать вилл в Переренане, переданы владельцам в июле 2025 года, все проданы. Первый год аренды оказался близок к реалистичному прогнозу.',
      seo_title: 'Stone Garden — готовые виллы в Переренане',
      seo_description: 'Двенадцать вилл в Переренане, сданы в июле 2025 года и проданы: как их строили и что принесли первые двенадцать месяцев аренды.',
      address: 'Jalan Batu Kali, 4, Переренан, Менгви, Бали',
      body: `<p>Когда копали фундаменты, выяснилось, что участок — бывшее русло реки: около четырехсот валунов, самый большой весит три тонны. Мы не вывезли ни одного. Из них сложены подпорные стены, по одной стене в каждой гостиной и сад, который дал комплексу имя.</p>
<p>У всех двенадцати вилл темные деревянные рейки, обеденная терраса под отдельной крышей у бассейна и настил с вечерней стороны. В садах то, что здесь и так растет: франжипани, геликонии, папоротники. Воды им нужно вдвое меньше, чем газону.</p>
<h3>Что пошло не так</h3>
<p>Ключи мы обещали 26 июня 2025 года, а отдали 31 июля. В январе девятнадцать дней шел дождь и бетонщики сидели без работы, еще две недели отняли валуны. Владельцы получили компенсацию, предусмотренную договором. С тех пор на каждый сезон дождей мы закладываем в график запас в сорок пять рабочих дней.</p>`,
      location_text: `<p>Виллы стоят в 1,1 километра от моря, в средней части Переренана, где рисовые поля чередуются с небольшими улицами. До кафе и рынка четыре минуты на машине, до пляжа шесть, до школы пятнадцать, до аэропорта пятьдесят.</p>
<p>После сдачи вокруг изменилось одно: весной 2026 года заасфальтировали переулок, и дорога к пляжу стала на три минуты короче.</p>`,
      investors_text: `<p>Все виллы проданы. Девять владельцев из двенадцати сдают их через нашу управляющую компанию. С их согласия публикуем результаты пяти вилл типа A с августа 2025 по июль 2026 года рядом с прогнозом, ниже на этой странице.</p>
<p>Лучший месяц — август, загрузка 88\u00a0%, слабейший — февраль, 41\u00a0%. Один год еще не статистика, следующую таблицу опубликуем осенью 2027 года.</p>
<p>Земля в аренде до 2051 года с правом продления на 25 лет по формуле из договора. Иногда владельцы продают: <a href="/contacts">оставьте контакты</a>, и мы вам напишем. Из строящихся проектов по размеру ближе всего <a href="/projects/teak-house">Teak House</a>.</p>`,
    },
    uk: {
      stages: stagesOf('stone-garden', 'uk'),
      title: 'Stone Garden',
      summary: 'Дванадцять вілл у Переренані, передані власникам у липні 2025 року, усі продані. Перший рік оренди виявився близьким до реалістичного прогнозу.',
      seo_title: 'Stone Garden — готові вілли в Переренані',
      seo_description: 'Дванадцять вілл у Переренані, здані в липні 2025 року й продані: як їх будували і що принесли перші дванадцять місяців оренди.',
      address: 'Jalan Batu Kali, 4, Переренан, Менгві, Балі',
      body: `<p>Коли копали фундаменти, з’ясувалося, що ділянка — колишнє річище: близько чотирьохсот валунів, найбільший важить три тонни. Ми не вивезли жодного. З них складено підпірні стіни, по одній стіні в кожній вітальні й сад, що дав комплексу ім’я.</p>
<p>Усі дванадцять вілл мають темні дерев’яні рейки, обідню терасу під окремим дахом біля басейну та настил із вечірнього боку. У садах те, що тут і так росте: франжипані, геліконії, папороті. Води їм треба вдвічі менше, ніж газону.</p>
<h3>Що пішло не так</h3>
<p>Ключі ми обіцяли 26 червня 2025 року, а віддали 31 липня. У січні дев’ятнадцять днів дощило, і бетонярі сиділи без роботи; ще два тижні забрали валуни. Власники отримали компенсацію, передбачену договором. Відтоді на кожен сезон дощів ми закладаємо у графік запас у сорок п’ять робочих днів.</p>`,
      location_text: `<p>Вілли стоять за 1,1 кілометра від моря, у середній частині Переренана, де рисові поля чергуються з невеликими вулицями. До кав’ярень і ринку чотири хвилини автомобілем, до пляжу шість, до школи п’ятнадцять, до аеропорту п’ятдесят.</p>
<p>Після здачі довкола змінилося одне: навесні 2026 року заасфальтували провулок, і дорога до пляжу стала на три хвилини коротшою.</p>`,
      investors_text: `<p>Усі вілли продано. Дев’ять власників із дванадцяти здають їх через нашу компанію-управителя. З їхньої згоди публікуємо результати п’яти вілл типу A із серпня 2025 до липня 2026 року поруч із прогнозом, нижче на цій сторінці.</p>
<p>Найкращий місяць — серпень із заповнюваністю 88%, найслабший — лютий, 41%. Один рік — ще не статистика, наступну таблицю оприлюднимо восени 2027 року.</p>
<p>Земля в оренді до 2051 року з правом продовжити її на 25 років за формулою з договору. Часом власники продають: <a href="/contacts">залиште контакти</a>, і ми вам напишемо. З проєктів, що будуються, за розміром найближчий <a href="/projects/teak-house">Teak House</a>.</p>`,
    },
  },
};
