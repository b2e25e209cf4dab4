import type { DemoPicture } from '../types';

/** Drawn by `scripts/demo-drawings.ts`, portraits of the invented team among them. */
export const drawings: DemoPicture[] = [
  {
    file: 'drawing-wet-season.jpg',
    title: 'House in the rain',
    alt: {
      en: 'Drawing: a house with deep eaves in the rain, a gutter leading the water into a tank',
      ru: 'Рисунок: дом с широкими свесами крыши под дождем, вода по желобу уходит в бак',
      uk: 'Малюнок: будинок із широкими звисами даху під дощем, вода жолобом стікає в бак',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-plan.jpg',
    title: 'Floor plan',
    alt: {
      en: 'Drawing: plan of a flat with a bedroom, bathroom, kitchen and balcony, measures along the walls',
      ru: 'Рисунок: план квартиры со спальней, ванной, кухней и балконом, вдоль стен размеры',
      uk: 'Малюнок: план квартири зі спальнею, ванною, кухнею та балконом, уздовж стін розміри',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-income.jpg',
    title: 'Income by month',
    alt: {
      en: 'Drawing: twelve columns of monthly income, highest in August, lowest in February',
      ru: 'Рисунок: двенадцать столбцов дохода по месяцам, выше всех август, ниже всех февраль',
      uk: 'Малюнок: дванадцять стовпців доходу за місяцями, найвищий серпень, найнижчий лютий',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-lease.jpg',
    title: 'Boundary plan',
    alt: {
      en: 'Drawing: a boundary plan with one plot outlined in red and a notary’s seal',
      ru: 'Рисунок: план границ, один участок обведен красным, рядом печать нотариуса',
      uk: 'Малюнок: план меж, одну ділянку обведено червоним, поруч печатка нотаріуса',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-stages.jpg',
    title: 'Four stages of a house',
    alt: {
      en: 'Drawing: a house in four stages, from the foundation to the finished walls',
      ru: 'Рисунок: дом на четырех этапах, от фундамента до готовых стен',
      uk: 'Малюнок: будинок на чотирьох етапах, від фундаменту до готових стін',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-distance.jpg',
    title: 'Two ends of a call',
    alt: {
      en: 'Drawing: two points far apart on a globe, joined by a dotted line',
      ru: 'Рисунок: две далекие точки на глобусе, между ними пунктир',
      uk: 'Малюнок: дві далекі точки на глобусі, між ними пунктир',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-keys.jpg',
    title: 'Key board',
    alt: {
      en: 'Drawing: a wooden board with the keys of many houses, some hooks empty',
      ru: 'Рисунок: деревянная доска с ключами от многих домов, часть крючков пуста',
      uk: 'Малюнок: дерев’яна дошка з ключами від багатьох будинків, частина гачків порожня',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-furniture.jpg',
    title: 'Furniture',
    alt: {
      en: 'Drawing: a table with two chairs, rattan lamps and a sofa along a wall',
      ru: 'Рисунок: стол с двумя стульями, ротанговые лампы и диван у стены',
      uk: 'Малюнок: стіл із двома стільцями, ротангові лампи й диван біля стіни',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-samples.jpg',
    title: 'Wall of samples',
    alt: {
      en: 'Drawing: forty-six samples of wood, stone, tile and plaster in rows on a wall',
      ru: 'Рисунок: сорок шесть образцов дерева, камня, плитки и штукатурки рядами на стене',
      uk: 'Малюнок: сорок шість зразків дерева, каменю, плитки й тиньку рядами на стіні',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-scaffold.jpg',
    title: 'Building site',
    alt: {
      en: 'Drawing: a concrete frame of three floors with scaffolding, a crane and three people at work',
      ru: 'Рисунок: бетонный каркас в три этажа, леса, кран и трое рабочих',
      uk: 'Малюнок: бетонний каркас на три поверхи, риштування, кран і троє робітників',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-wall.jpg',
    title: 'Section of a wall',
    alt: {
      en: 'Drawing: section of an outer wall in six layers, from plaster to teak',
      ru: 'Рисунок: разрез наружной стены из шести слоев, от штукатурки до тика',
      uk: 'Малюнок: розріз зовнішньої стіни із шести шарів, від тиньку до тику',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-walk.jpg',
    title: 'Site walk',
    alt: {
      en: 'Drawing: plan of a building site with a dotted path from house to house and a helmet',
      ru: 'Рисунок: план стройки, пунктирная дорожка от дома к дому и каска',
      uk: 'Малюнок: план будівництва, пунктирна стежка від будинку до будинку й каска',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-homes.jpg',
    title: 'Homes handed over',
    alt: {
      en: 'Drawing: sixty-four small houses and a hundred and eighteen flats in rows, one sign for each home handed over',
      ru: 'Рисунок: ряды из шестидесяти четырех домиков и ста восемнадцати квартир, по знаку на каждый сданный дом',
      uk: 'Малюнок: ряди із шістдесяти чотирьох будиночків і ста вісімнадцяти квартир, по знаку на кожну здану оселю',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-door.jpg',
    title: 'Closed door',
    alt: {
      en: 'Drawing: a closed wooden door in a wall of river stones',
      ru: 'Рисунок: закрытая деревянная дверь в стене из речного камня',
      uk: 'Малюнок: зачинені дерев’яні двері в стіні з річкового каміння',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-boulders.jpg',
    title: 'Wall of river stones',
    alt: {
      en: 'Drawing: a wall of grey river stones under a wooden beam',
      ru: 'Рисунок: стена из серого речного камня под деревянной балкой',
      uk: 'Малюнок: стіна із сірого річкового каміння під дерев’яною балкою',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-island.jpg',
    title: 'The island',
    alt: {
      en: 'Drawing: the island from above, two mountain ranges in shades of green',
      ru: 'Рисунок: остров сверху, два горных хребта в оттенках зеленого',
      uk: 'Малюнок: острів згори, два гірські хребти у відтінках зеленого',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-areas.jpg',
    title: 'Three areas',
    alt: {
      en: 'Drawn map of the coast with three circles: Pererenan, Canggu and Berawa',
      ru: 'Рисованная карта побережья, на ней три круга: Переренан, Чангу и Берава',
      uk: 'Мальована мапа узбережжя, на ній три кола: Переренан, Чангу й Берава',
    },
    is_visualisation: false,
  },
  {
    file: 'drawing-chairs.jpg',
    title: 'Presentation',
    alt: {
      en: 'Drawing: two rows of chairs before a screen with a house and a chart',
      ru: 'Рисунок: два ряда стульев перед экраном с домом и графиком',
      uk: 'Малюнок: два ряди стільців перед екраном із будинком і графіком',
    },
    is_visualisation: false,
  },
  {
    file: 'area-berawa.jpg',
    title: 'Berawa',
    alt: {
      en: 'Drawing: Berawa beach at sunset, parasols on the sand and low houses among palms',
      ru: 'Рисунок: пляж Беравы на закате, зонты на песке и невысокие дома среди пальм',
      uk: 'Малюнок: пляж Берави на заході сонця, парасольки на піску й невисокі будинки серед пальм',
    },
    is_visualisation: false,
  },
  {
    file: 'area-canggu.jpg',
    title: 'Canggu',
    alt: {
      en: 'Drawing: rice terraces of Canggu stepping down to the sea under a morning sun',
      ru: 'Рисунок: рисовые террасы Чангу спускаются к морю, утреннее солнце',
      uk: 'Малюнок: рисові тераси Чангу спускаються до моря, ранкове сонце',
    },
    is_visualisation: false,
  },
  {
    file: 'area-pererenan.jpg',
    title: 'Pererenan',
    alt: {
      en: 'Drawing: black sand and a steady wave at Pererenan, a split temple gate behind',
      ru: 'Рисунок: черный песок и ровная волна в Переренане, за ними расколотые ворота храма',
      uk: 'Малюнок: чорний пісок і рівна хвиля в Переренані, за ними розколота брама храму',
    },
    is_visualisation: false,
  },
  {
    file: 'portrait-oksana-zavadska.jpg',
    title: 'Oksana Zavadska',
    alt: {
      en: 'Drawn portrait of Oksana Zavadska',
      ru: 'Рисованный портрет: Оксана Завадская',
      uk: 'Мальований портрет: Оксана Завадська',
    },
    is_visualisation: false,
  },
  {
    file: 'portrait-made-ardhika.jpg',
    title: 'Made Ardhika',
    alt: {
      en: 'Drawn portrait of Made Ardhika',
      ru: 'Рисованный портрет: Маде Ардхика',
      uk: 'Мальований портрет: Маде Ардхіка',
    },
    is_visualisation: false,
  },
  {
    file: 'portrait-luh-pradnya-wirasti.jpg',
    title: 'Luh Pradnya Wirasti',
    alt: {
      en: 'Drawn portrait of Luh Pradnya Wirasti',
      ru: 'Рисованный портрет: Лу Прадня Вирасти',
      uk: 'Мальований портрет: Лу Прадня Вірасті',
    },
    is_visualisation: false,
  },
  {
    file: 'portrait-tomas-arvela.jpg',
    title: 'Tomás Arvela',
    alt: {
      en: 'Drawn portrait of Tomás Arvela',
      ru: 'Рисованный портрет: Томаш Арвела',
      uk: 'Мальований портрет: Томаш Арвела',
    },
    is_visualisation: false,
  },
  {
    file: 'portrait-ketut-darmayasa.jpg',
    title: 'Ketut Darmayasa',
    alt: {
      en: 'Drawn portrait of Ketut Darmayasa',
      ru: 'Рисованный портрет: Кетут Дармаяса',
      uk: 'Мальований портрет: Кетут Дармаяса',
    },
    is_visualisation: false,
  },
  {
    file: 'portrait-andriy-holovchuk.jpg',
    title: 'Andriy Holovchuk',
    alt: {
      en: 'Drawn portrait of Andriy Holovchuk',
      ru: 'Рисованный портрет: Андрей Головчук',
      uk: 'Мальований портрет: Андрій Головчук',
    },
    is_visualisation: false,
  },
  {
    file: 'portrait-daryna-melnychenko.jpg',
    title: 'Daryna Melnychenko',
    alt: {
      en: 'Drawn portrait of Daryna Melnychenko',
      ru: 'Рисованный портрет: Дарина Мельниченко',
      uk: 'Мальований портрет: Дарина Мельниченко',
    },
    is_visualisation: false,
  },
  {
    file: 'portrait-melina-tanujaya.jpg',
    title: 'Melina Tanujaya',
    alt: {
      en: 'Drawn portrait of Melina Tanujaya',
      ru: 'Рисованный портрет: Мелина Танужая',
      uk: 'Мальований портрет: Меліна Танужая',
    },
    is_visualisation: false,
  },
];
