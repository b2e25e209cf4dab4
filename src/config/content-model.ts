/**
 * What the site needs of the CMS: every node type with its fields, handed to the source plugin as
 * an option. The descriptions are what GraphiQL shows. CMS field names are the snake_case of ours
 * unless `column` says otherwise.
 */

const seo = {
  seoTitle: {
    type: 'String',
    translated: true,
    description: 'Title for search results, at most 60 characters; falls back to the title.',
  },
  seoDescription: {
    type: 'String',
    translated: true,
    description:
      'Description for search results, at most 155 characters; falls back to the summary.',
  },
} as const;

const coordinates = {
  latitude: { type: 'Float', description: 'WGS 84 latitude in degrees.' },
  longitude: { type: 'Float', description: 'WGS 84 longitude in degrees.' },
} as const;

const post = (noun: string) =>
  ({
    collection: 'posts',
    translated: true,
    draftable: true,
    scheduled: true,
    slugged: true,
    sort: ['-published_at', 'slug'],
    fields: {
      publishedAt: { type: 'Date', required: true, description: `Day the ${noun} is dated.` },
      image: { type: 'Image', description: 'Picture of the cards and the page head.' },
      title: { type: 'String', translated: true, required: true, description: 'Headline.' },
      summary: {
        type: 'String',
        translated: true,
        description: 'One or two sentences, plain text, for lists and search results.',
      },
      body: { type: 'RichText', translated: true, description: 'The text, sanitised HTML.' },
      ...seo,
    },
  }) as const;

export const CONTENT_MODEL = [
  {
    name: 'SiteSettings',
    collection: 'settings',
    description: 'Contacts and texts that stand on every page. One item.',
    singleton: true,
    translated: true,
    fields: {
      phone: {
        type: 'Link',
        scheme: 'tel',
        description: 'Main phone number, E.164; null where it is none.',
      },
      email: { type: 'Link', scheme: 'mailto', description: 'Main e-mail address.' },
      whatsapp: { type: 'Link', description: 'WhatsApp address (https://wa.me/…).' },
      telegram: { type: 'Link', description: 'Telegram address (https://t.me/…).' },
      instagram: { type: 'Link', description: 'Instagram address.' },
      youtube: { type: 'Link', description: 'YouTube address.' },
      ...coordinates,
      shareImage: {
        type: 'Image',
        description: 'Share picture of the pages that have none of their own.',
      },
      promoEnabled: {
        type: 'Boolean',
        required: true,
        description: 'Whether the promo popup opens.',
      },
      promoLink: {
        type: 'Link',
        description: 'Where the button of the promo popup leads: a path or an address.',
      },
      promoImage: { type: 'Image', description: 'Picture of the promo popup.' },
      promoTitle: {
        type: 'String',
        translated: true,
        description: 'Headline of the promo popup; without one it does not open.',
      },
      promoText: { type: 'String', translated: true, description: 'Text of the promo popup.' },
      promoButton: {
        type: 'String',
        translated: true,
        description: 'Words of the button of the promo popup.',
      },
      companyName: {
        type: 'String',
        translated: true,
        required: true,
        description: 'Name of the company, as in the header.',
      },
      tagline: { type: 'String', translated: true, description: 'One line under the name.' },
      address: { type: 'String', translated: true, description: 'Postal address of the office.' },
      openingHours: { type: 'String', translated: true, description: 'When the office answers.' },
      about: { type: 'String', translated: true, description: 'Two sentences in the footer.' },
    },
  },
  {
    name: 'Page',
    collection: 'pages',
    description: 'Texts of one of the fixed pages; the slug is the route name, `home` for /.',
    translated: true,
    slugged: true,
    fields: {
      image: { type: 'Image', description: 'Picture of the page head.' },
      title: { type: 'String', translated: true, required: true, description: 'Headline.' },
      lead: { type: 'String', translated: true, description: 'One or two sentences under it.' },
      body: { type: 'RichText', translated: true, description: 'The text, sanitised HTML.' },
      blocks: {
        type: 'List',
        translated: true,
        description: 'Figures with their sources, principles, ways to cooperate.',
        item: {
          name: 'PageBlock',
          description: 'A short entry of a page.',
          fields: {
            title: { type: 'String', required: true, description: 'What it is about.' },
            text: { type: 'String', description: 'One or two sentences, plain text.' },
            value: { type: 'String', description: 'A figure as it is printed, with its unit.' },
            source: { type: 'String', description: 'Where the figure comes from, with the year.' },
          },
        },
      },
      ...seo,
    },
  },
  {
    name: 'Area',
    collection: 'areas',
    description: 'A part of the island we build in.',
    translated: true,
    draftable: true,
    slugged: true,
    sort: ['sort', 'slug'],
    fields: {
      image: { type: 'Image', description: 'What the area looks like.' },
      ...coordinates,
      beachMinutes: { type: 'Int', description: 'Minutes by car to the nearest beach.' },
      airportMinutes: { type: 'Int', description: 'Minutes by car to the airport.' },
      schoolMinutes: {
        type: 'Int',
        description: 'Minutes by car to the nearest international school.',
      },
      name: { type: 'String', translated: true, required: true, description: 'Its name.' },
      summary: { type: 'String', translated: true, description: 'One or two sentences.' },
      body: { type: 'RichText', translated: true, description: 'The text, sanitised HTML.' },
      projects: {
        type: 'Children',
        of: 'Project',
        by: 'area',
        description: 'Published projects in this area, in the order of the projects.',
      },
      ...seo,
    },
  },
  {
    name: 'Project',
    collection: 'projects',
    description: 'A complex of villas or apartments, in one locale.',
    translated: true,
    draftable: true,
    scheduled: true,
    slugged: true,
    sort: ['sort', 'slug'],
    fields: {
      type: {
        type: 'String',
        required: true,
        description: '`villas`, `apartments` or `one_room_apartments`.',
      },
      area: { type: 'Reference', to: 'Area', description: 'Where it stands.' },
      priceConstruction: {
        type: 'Int',
        description: 'Lowest price at the construction stage, US dollars.',
      },
      priceCompleted: { type: 'Int', description: 'Lowest price after completion, US dollars.' },
      deadline: { type: 'Date', description: 'Planned day of hand-over.' },
      landArea: { type: 'Float', description: 'Plot, square metres.' },
      floors: { type: 'Int', description: 'Number of floors.' },
      sold: { type: 'Boolean', required: true, description: 'Whether everything is sold.' },
      pricesIncludeTaxes: {
        type: 'Boolean',
        required: true,
        description: 'Whether the prices include taxes.',
      },
      ...coordinates,
      image: { type: 'Image', description: 'Cover picture.' },
      gallery: {
        type: 'Images',
        junction: { file: 'directus_files_id' },
        description: 'Album, in the order of the editors, the cover not among them.',
      },
      presentation: { type: 'File', description: 'Catalogue, a PDF.' },
      title: { type: 'String', translated: true, required: true, description: 'Its name.' },
      summary: { type: 'String', translated: true, description: 'One or two sentences.' },
      body: { type: 'RichText', translated: true, description: 'About the complex.' },
      address: { type: 'String', translated: true, description: 'Address in one line.' },
      locationText: { type: 'RichText', translated: true, description: 'What is around.' },
      investorsText: {
        type: 'RichText',
        translated: true,
        description: 'Ownership, payment stages, management.',
      },
      units: {
        type: 'Children',
        of: 'ProjectUnit',
        by: 'project',
        description: 'Types of villas or apartments.',
      },
      forecast: {
        type: 'Children',
        of: 'ForecastScenario',
        by: 'project',
        description: 'Investment forecast, at most one of each scenario.',
      },
      ...seo,
    },
  },
  {
    name: 'ProjectUnit',
    collection: 'project_units',
    description:
      'A type of villa or apartment of a project. The same in every locale: its words are ours.',
    sort: ['sort', 'name'],
    fields: {
      project: { type: 'Reference', to: 'Project', required: true, description: 'Its project.' },
      name: { type: 'String', required: true, description: 'Code of the type.' },
      kind: {
        type: 'String',
        required: true,
        description: '`villa`, `apartment` or `one_room_apartment`.',
      },
      bedrooms: { type: 'Int', description: 'Number of bedrooms.' },
      floors: { type: 'Int', description: 'Number of floors.' },
      landArea: { type: 'Float', description: 'Land, square metres.' },
      livingArea: { type: 'Float', description: 'Indoors in all, square metres.' },
      kitchenArea: { type: 'Float', description: 'Kitchen, square metres.' },
      bathroomArea: { type: 'Float', description: 'Bathrooms, square metres.' },
      bedroomArea: { type: 'Float', description: 'Bedrooms, square metres.' },
      priceConstruction: {
        type: 'Int',
        description: 'Price at the construction stage, US dollars.',
      },
      priceCompleted: { type: 'Int', description: 'Price after completion, US dollars.' },
      sold: { type: 'Boolean', required: true, description: 'Whether all of them are sold.' },
      plan: { type: 'Image', description: 'Floor plan.' },
    },
  },
  {
    name: 'ForecastScenario',
    collection: 'forecast_scenarios',
    description:
      'What a scenario of the investment forecast assumes. Revenue, income and ROI follow from it.',
    sort: ['scenario'],
    fields: {
      project: { type: 'Reference', to: 'Project', required: true, description: 'Its project.' },
      scenario: {
        type: 'String',
        required: true,
        description: '`pessimistic`, `realistic` or `optimistic`.',
      },
      costPerDay: { type: 'Float', required: true, description: 'US dollars a night.' },
      occupancy: { type: 'Float', required: true, description: 'Nights let, percent.' },
      managementFee: {
        type: 'Float',
        required: true,
        description: 'Management company, percent of the revenue.',
      },
      tax: { type: 'Float', required: true, description: 'Taxes, percent of the revenue.' },
    },
  },
  {
    name: 'Sale',
    collection: 'sales',
    description: 'A sale offer with the projects that take part.',
    translated: true,
    draftable: true,
    scheduled: true,
    slugged: true,
    sort: ['valid_until', 'slug'],
    fields: {
      validUntil: { type: 'Date', required: true, description: 'Last day the offer holds.' },
      image: { type: 'Image', description: 'Picture of the offer.' },
      projects: {
        type: 'References',
        to: 'Project',
        junction: { item: 'projects_id' },
        description: 'Published projects that take part, in the order of the editors.',
      },
      title: { type: 'String', translated: true, required: true, description: 'Headline.' },
      summary: { type: 'String', translated: true, description: 'One or two sentences.' },
      body: { type: 'RichText', translated: true, description: 'Terms, sanitised HTML.' },
      ...seo,
    },
  },
  {
    name: 'TeamMember',
    collection: 'team',
    description: 'A person of the company.',
    translated: true,
    draftable: true,
    sort: ['sort', 'id'],
    fields: {
      position: {
        type: 'String',
        required: true,
        description: '`founder`, `architect`, `builder` or `financier`.',
      },
      photo: { type: 'Image', description: 'Portrait; initials stand in for a missing one.' },
      name: { type: 'String', translated: true, required: true, description: 'Name in full.' },
      bio: { type: 'String', translated: true, description: 'Two or three sentences.' },
    },
  },
  {
    name: 'Vacancy',
    collection: 'vacancies',
    description: 'An open position.',
    translated: true,
    draftable: true,
    slugged: true,
    sort: ['-published_at', 'slug'],
    fields: {
      employment: {
        type: 'String',
        required: true,
        description: '`full_time`, `part_time` or `contract`.',
      },
      publishedAt: { type: 'Date', required: true, description: 'Day it was announced.' },
      title: { type: 'String', translated: true, required: true, description: 'The position.' },
      place: { type: 'String', translated: true, description: 'Where one works.' },
      summary: { type: 'String', translated: true, description: 'One or two sentences.' },
      body: { type: 'RichText', translated: true, description: 'Duties, terms, how to apply.' },
    },
  },
  {
    name: 'News',
    filter: { kind: 'news' },
    description: 'A piece of news, in one locale.',
    ...post('piece'),
  },
  {
    name: 'Article',
    filter: { kind: 'article' },
    description: 'An article for investors, in one locale.',
    ...post('article'),
  },
  {
    name: 'Doc',
    filter: { kind: 'doc' },
    description: 'A document, such as the privacy policy, in one locale.',
    ...post('document'),
  },
  {
    name: 'Redirect',
    collection: 'redirects',
    description: 'An address that leads elsewhere.',
    sort: ['from_path'],
    fields: {
      fromPath: { type: 'String', required: true, description: 'Path on this site, `/old`.' },
      toPath: {
        type: 'String',
        required: true,
        description: 'Path on this site or an absolute address.',
      },
      statusCode: { type: 'Int', required: true, description: '301, 302, 307 or 308.' },
    },
  },
] as const;
