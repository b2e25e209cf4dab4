// Invented people; Tomás Arvela has no Ukrainian translation, Sekar Wulandari is a draft.
import type { DemoTeamMember } from '../types';

export const team: DemoTeamMember[] = [
  {
    status: 'published',
    position: 'founder',
    photo: 'portrait-oksana-zavadska.jpg',
    translations: {
      en: {
        name: 'Oksana Zavadska',
        role: 'Founder',
        bio: 'A civil engineer from Kyiv who came to the island in 2015 for one winter and in 2017 built the company’s first villa here. She is responsible for sales and contracts and reads every contract herself before it is signed.',
      },
      ru: {
        name: 'Оксана Завадская',
        role: 'Основательница',
        bio: 'Инженер-строитель из Киева. В 2015 году приехала на остров на одну зиму, а в 2017-м построила здесь первую виллу компании. Отвечает за продажи и договоры и каждый договор перед подписанием читает сама.',
      },
      uk: {
        name: 'Оксана Завадська',
        role: 'Засновниця',
        bio: 'Інженерка-будівельниця з Києва. У 2015 році приїхала на острів на одну зиму, а у 2017-му збудувала тут першу віллу компанії. Відповідає за продажі й договори та кожен договір перед підписанням читає сама.',
      },
    },
  },
  {
    status: 'published',
    position: 'founder',
    photo: 'portrait-made-ardhika.jpg',
    translations: {
      en: {
        name: 'Made Ardhika',
        bio: 'Born in Canggu into a family that still grows rice there. He is responsible for land: titles, neighbours, access roads and permits. Over the past three years he has checked 31 plots and turned down 27 of them.',
      },
      ru: {
        name: 'Маде Ардхика',
        bio: 'Родился в Чангу, в семье, которая и сегодня выращивает там рис. Отвечает за землю: документы, соседей, подъездные дороги и разрешения. За последние три года проверил 31 участок и от 27 отказался.',
      },
      uk: {
        name: 'Маде Ардхіка',
        bio: 'Народився в Чангу, у родині, яка й досі вирощує там рис. Відповідає за землю: документи, сусідів, під’їзні дороги та дозволи. За останні три роки перевірив 31 ділянку і від 27 відмовився.',
      },
    },
  },
  {
    status: 'published',
    position: 'architect',
    photo: 'portrait-luh-pradnya-wirasti.jpg',
    translations: {
      en: {
        name: 'Luh Pradnya Wirasti',
        bio: 'Leads the single-storey projects, Pavilion Pererenan among them. She studied in Yogyakarta and always draws the roof first, because on this coast the roof decides how a house sounds in the rain and how hot it is at noon.',
      },
      ru: {
        name: 'Лу Прадня Вирасти',
        bio: 'Ведет одноэтажные проекты, в том числе Pavilion Pererenan. Училась в Джокьякарте и всегда начинает с крыши: на этом побережье именно от нее зависит, шумно ли в доме в дождь и жарко ли в полдень.',
      },
      uk: {
        name: 'Лу Прадня Вірасті',
        bio: 'Веде одноповерхові проєкти, зокрема Pavilion Pererenan. Навчалася в Джок’якарті й завжди починає з даху: на цьому узбережжі саме від нього залежить, чи шумно в домі під час дощу і чи спекотно опівдні.',
      },
    },
  },
  {
    status: 'published',
    position: 'architect',
    photo: 'portrait-tomas-arvela.jpg',
    translations: {
      en: {
        name: 'Tomás Arvela',
        bio: 'Moved from Lisbon in 2020 and draws our apartment buildings, including Long Pool Residences. He measures a plan by the distance from the bed to the first daylight.',
      },
      ru: {
        name: 'Томаш Арвела',
        bio: 'Переехал из Лиссабона в 2020 году и проектирует наши апартаменты, в том числе Long Pool Residences. Хорошую планировку узнает по тому, сколько шагов от кровати до дневного света.',
      },
    },
  },
  {
    status: 'published',
    position: 'builder',
    photo: 'portrait-ketut-darmayasa.jpg',
    translations: {
      en: {
        name: 'Ketut Darmayasa',
        bio: 'Head of construction, 22 years on building sites along the south-west coast. About 140 people work in his crews in the dry season, and most of the foremen have been with him since the company’s first villas.',
      },
      ru: {
        name: 'Кетут Дармаяса',
        bio: 'Руководит строительством, на площадках юго-западного побережья — 22 года. В сухой сезон в его бригадах около 140 человек, а большинство бригадиров работает с ним с первых вилл компании.',
      },
      uk: {
        name: 'Кетут Дармаяса',
        bio: 'Керує будівництвом, на майданчиках південно-західного узбережжя — 22 роки. У сухий сезон у його бригадах близько 140 людей, а більшість бригадирів працює з ним від перших вілл компанії.',
      },
    },
  },
  {
    status: 'published',
    position: 'builder',
    photo: 'portrait-andriy-holovchuk.jpg',
    translations: {
      en: {
        name: 'Andriy Holovchuk',
        bio: 'An engineer from Lviv in charge of everything hidden in the walls: water, electricity, air conditioning and pools. His rule is that any valve or junction box can be reached without breaking a tile.',
      },
      ru: {
        name: 'Андрей Головчук',
        bio: 'Инженер из Львова, отвечает за все, что спрятано в стенах: воду, электричество, кондиционеры и бассейны. Его правило: к любому вентилю и любой распределительной коробке можно добраться, не разбив ни одной плитки.',
      },
      uk: {
        name: 'Андрій Головчук',
        bio: 'Інженер зі Львова, відповідає за все, що сховано в стінах: воду, електрику, кондиціонери й басейни. Його правило: до будь-якого вентиля чи розподільної коробки можна дістатися, не розбивши жодної плитки.',
      },
    },
  },
  {
    status: 'published',
    position: 'financier',
    photo: 'portrait-daryna-melnychenko.jpg',
    translations: {
      en: {
        name: 'Daryna Melnychenko',
        bio: 'Finance director, formerly an auditor for ten years. She built the forecast model behind the figures on the project pages and insists that the pessimistic scenario is always published beside the other two.',
      },
      ru: {
        name: 'Дарина Мельниченко',
        bio: 'Финансовый директор, до этого десять лет работала аудитором. Составила модель, по которой считаются прогнозы на страницах проектов, и следит, чтобы рядом с двумя другими сценариями всегда стоял пессимистичный.',
      },
      uk: {
        name: 'Дарина Мельниченко',
        bio: 'Фінансова директорка, до того десять років працювала аудиторкою. Створила модель, за якою рахуємо прогнози на сторінках проєктів, і стежить, щоб поруч із двома іншими сценаріями завжди стояв песимістичний.',
      },
    },
  },
  {
    status: 'published',
    position: 'financier',
    photo: 'portrait-melina-tanujaya.jpg',
    translations: {
      en: {
        name: 'Melina Tanujaya',
        bio: 'Looks after taxes and reports to owners. By the tenth of each month every owner receives from her a statement with income, expenses and a copy of each invoice.',
      },
      ru: {
        name: 'Мелина Танужая',
        bio: 'Занимается налогами и отчетами для собственников. Каждый месяц, не позднее десятого числа, собственник получает от нее отчет: доходы, расходы и копию каждого счета.',
      },
      uk: {
        name: 'Меліна Танужая',
        bio: 'Опікується податками та звітами для власників. Щомісяця, не пізніше десятого числа, кожен власник отримує від неї звіт: доходи, витрати й копію кожного рахунка.',
      },
    },
  },
  {
    status: 'draft',
    position: 'architect',
    translations: {
      en: {
        name: 'Sekar Wulandari',
        bio: 'Landscape architect. She keeps every tree on a plot that can be kept and plants the rest from a nursery in Tabanan, so that a new garden needs no longer than two rainy seasons to close up.',
      },
      ru: {
        name: 'Секар Вуландари',
        bio: 'Ландшафтный архитектор. Сохраняет на участке каждое дерево, которое можно сохранить, а остальное сажает из питомника в Табанане: новому саду хватает двух сезонов дождей, чтобы сомкнуться.',
      },
      uk: {
        name: 'Секар Вуландарі',
        bio: 'Ландшафтна архітекторка. Зберігає на ділянці кожне дерево, яке можна зберегти, а решту висаджує з розсадника в Табанані: новому саду досить двох сезонів дощів, щоб зімкнутися.',
      },
    },
  },
];
