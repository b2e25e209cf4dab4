// Contacts and words shared by every page; the numbers and addresses are invented.
import { mapPlaces } from './map-places';
import type { DemoMenu, DemoSettings } from '../types';

const menu = (...pages: DemoMenu[number]['page'][]): DemoMenu => pages.map((page) => ({ page }));

export const settings: DemoSettings = {
  phone: '+380445550142',
  email: 'hello@amara.example',
  whatsapp: 'https://wa.me/380445550142',
  telegram: 'https://t.me/amara_example',
  instagram: 'https://www.instagram.com/amara.example',
  youtube: 'https://www.youtube.com/@amara.example',
  latitude: 50.4497,
  longitude: 30.5168,
  address_country: 'UA',
  region_country: 'ID',
  share_image: 'flat-pool-dusk-5.jpg',
  leads_email: 'sales@amara.example',
  // The opening hours below, half an hour before closing left for the way out.
  meeting_hours: [
    ...['1', '2', '3', '4', '5'].map((day) => ({ day, from: '10:00', to: '18:30' })),
    { day: '6', from: '11:00', to: '15:30' },
  ],
  holidays: [{ date: '2026-12-25' }, { date: '2027-01-01' }],
  rates_on: '2026-11-20',
  rates: [
    { currency: 'EUR', rate: 0.92 },
    { currency: 'UAH', rate: 42.1 },
  ],
  main_menu: menu('projects', 'why-island', 'about', 'sales', 'articles', 'contacts'),
  footer_menu: menu(
    'projects',
    'villas',
    'apartments',
    'sales',
    'why-island',
    'about',
    'news',
    'articles',
    'cooperation',
    'career',
    'contacts',
    'docs',
  ),
  promo_enabled: true,
  promo_link: '/sales/early-bird-pavilion',
  promo_image: 'pitched-pool-dusk-2.jpg',
  translations: {
    en: {
      company_name: 'Amara',
      region_name: 'Bali',
      address_locality: 'Kyiv',
      tagline: 'Island homes with the figures shown',
      address: '8 Klenova Street, Maple House, 4th floor, Kyiv',
      directions:
        'Seven minutes on foot from Zoloti Vorota metro. The door is in the yard, under the arch beside the maple; the intercom says “Amara”.',
      opening_hours: 'Monday to Friday 10:00–19:00, Saturday 11:00–16:00, Kyiv time',
      about:
        'We design, build and manage villas and apartments in Berawa, Canggu and Pererenan. Since 2017 we have delivered 64 villas and 118 apartments on 11.4 hectares.',
      places: mapPlaces.en,
      promo_title: 'Five percent for those who come before the foundations',
      promo_text:
        'Until 28 February, villas whose foundations are not poured yet cost 5% less at the construction stage.',
      promo_button: 'See the terms',
    },
    ru: {
      company_name: 'Amara',
      region_name: 'Бали',
      address_locality: 'Киев',
      tagline: 'Дома на острове и цифры без тумана',
      address: 'Киев, ул. Кленовая, 8, «Кленовый дом», 4-й этаж',
      directions:
        'Семь минут пешком от метро «Золотые ворота». Дверь во дворе, за аркой возле клена, на домофоне написано Amara.',
      opening_hours: 'Понедельник–пятница 10:00–19:00, суббота 11:00–16:00, время киевское',
      about:
        'Проектируем, строим виллы и апартаменты в Бераве, Чангу и Переренане и управляем ими. С 2017 года сдали 64 виллы и 118 апартаментов на 11,4 гектара.',
      places: mapPlaces.ru,
      promo_title: 'Пять процентов тем, кто пришел до фундамента',
      promo_text:
        'До 28 февраля виллы, под которые еще не залит фундамент, на этапе строительства дешевле на 5\u00a0%.',
      promo_button: 'Посмотреть условия',
    },
    uk: {
      company_name: 'Amara',
      region_name: 'Балі',
      address_locality: 'Київ',
      tagline: 'Будинки на острові й цифри без туману',
      address: 'Київ, вул. Кленова, 8, «Кленовий дім», 4-й поверх',
      directions:
        'Сім хвилин пішки від метро «Золоті ворота». Двері у дворі, за аркою біля клена, на домофоні написано Amara.',
      opening_hours: 'Понеділок–п’ятниця 10:00–19:00, субота 11:00–16:00, за київським часом',
      about:
        'Проєктуємо, будуємо вілли та апартаменти в Бераві, Чангу й Переренані та управляємо ними. Від 2017 року здали 64 вілли й 118 апартаментів на 11,4 гектара.',
      places: mapPlaces.uk,
      promo_title: 'П’ять відсотків тим, хто прийшов до фундаменту',
      promo_text:
        'До 28 лютого вілли, під які ще не залито фундамент, на етапі будівництва дешевші на 5%.',
      promo_button: 'Переглянути умови',
    },
  },
};
