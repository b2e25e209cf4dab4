/** @jest-environment node */
import {
  dataAddress,
  dataFile,
  pageAddress,
  pageFile,
  siteAddresses,
} from '../../../../publisher/src/gate/addresses';

it.each([
  ['/', 'index.html', 'page-data/index/page-data.json'],
  ['/ru/about', 'ru/about/index.html', 'page-data/ru/about/page-data.json'],
  ['/404.html', '404.html', 'page-data/404.html/page-data.json'],
])('the page %s is %s with %s', (address, html, data) => {
  expect(pageFile(address)).toBe(html);
  expect(pageAddress(html)).toBe(address);
  expect(dataFile(address)).toBe(data);
  expect(dataAddress(data)).toBe(address);
});

it.each(['app.js', 'page-data/app-data.json', 'builds/latest.json'])('%s is no page', (file) => {
  expect(pageAddress(file)).toBeUndefined();
  expect(dataAddress(file)).toBeUndefined();
});

describe('a place of the site', () => {
  const { place } = siteAddresses('https://www.example.com');

  it.each([
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/', '/'],
    ['/about?page=2#team', '/about#team'],
    ['/about#', '/about'],
    ['/about#top', '/about'],
    ['/about#:~:text=villa', '/about'],
    ['#team', '/ru/here#team'],
    ['?page=2', '/ru/here'],
    ['there', '/ru/there'],
    ['../x', '/x'],
    ['/%D0%B2%D1%96%D0%BB%D0%BB%D0%B0#%D0%B4%D0%BC', '/вілла#дм'],
    ['/100%', '/100%'],
    ['https://www.example.com', '/'],
    ['https://www.example.com/ru', '/ru'],
    [' /about ', '/about'],
  ])('%s is %s', (written, expected) => expect(place(written, '/ru/here')).toBe(expected));

  it.each([
    '',
    'https://example.com/x',
    'https://www.example.com.evil.test/x',
    '//example.com',
    'mailto:a@example.com',
    'tel:+380445550142',
    'data:image/png;base64,AA',
  ])('%j is elsewhere', (written) => expect(place(written, '/ru/here')).toBeUndefined());

  it('is read anew for each page where it depends on the page', () => {
    expect(place('#a', '/one')).toBe('/one#a');
    expect(place('#a', '/two')).toBe('/two#a');
  });
});
