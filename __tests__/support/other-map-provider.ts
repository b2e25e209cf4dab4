// Imported first: the site reads these names when its modules are loaded, as the bundler replaces them.
export const OTHER_PROVIDER = {
  GATSBY_MAP_TILES_URL: 'https://{s}.tiles.example.com/{z}/{x}/{y}@2x.png?key=abc',
  GATSBY_MAP_ATTRIBUTION: '© <a href="https://tiles.example.com/terms">Example Maps</a>',
  GATSBY_MAP_OPEN_URL: 'https://maps.example.com/@{lat},{lon},16z',
} as const;

Object.assign(process.env, OTHER_PROVIDER);
