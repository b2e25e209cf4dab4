/** Fixed ids, which make setup idempotent. Directus accepts UUIDs of version 4 only. */
export const IDS = {
  /** Policy for anonymous requests; its id is Directus' own, the same in every instance. */
  publicPolicy: 'abf8a154-5b1c-4a46-ac9c-7300570f4f17',
  buildPolicy: '5b1d0c1e-6a52-4c0b-9f1e-0a6f5d1c2b01',
  buildRole: '5b1d0c1e-6a52-4c0b-9f1e-0a6f5d1c2b02',
  buildUser: '5b1d0c1e-6a52-4c0b-9f1e-0a6f5d1c2b03',
  editorPolicy: '7c2e9d44-1f0b-4e7a-8d35-3b9a4e6f7c01',
  editorRole: '7c2e9d44-1f0b-4e7a-8d35-3b9a4e6f7c02',
  editorUser: '7c2e9d44-1f0b-4e7a-8d35-3b9a4e6f7c03',
  /** The service that builds the site and puts it live. */
  publisherPolicy: '3e8b5a17-7d4f-4c29-9a60-5f1c8e2b4d01',
  publisherRole: '3e8b5a17-7d4f-4c29-9a60-5f1c8e2b4d02',
  publisherUser: '3e8b5a17-7d4f-4c29-9a60-5f1c8e2b4d03',
  /** Policy of the preview, which builds drafts for editors. */
  previewPolicy: '2f6c9d03-8e1a-4b75-a3d2-7c0b4e9f6a01',
  previewRole: '2f6c9d03-8e1a-4b75-a3d2-7c0b4e9f6a02',
  previewUser: '2f6c9d03-8e1a-4b75-a3d2-7c0b4e9f6a03',
  /** People who registered on the site. */
  visitorPolicy: '6d4a1e83-9b2c-4f5d-8e17-2c8a7b9d0e01',
  visitorRole: '6d4a1e83-9b2c-4f5d-8e17-2c8a7b9d0e02',
  /** Folder of the pictures and catalogues of the demo content. */
  filesFolder: '9a3f4b55-2c1d-4f8b-9e46-4cab5f7a8d01',
  /** Folder of what visitors send with a form. */
  leadsFolder: '9a3f4b55-2c1d-4f8b-9e46-4cab5f7a8d02',
  /** Folder of the pictures of the admin itself. */
  lookFolder: '9a3f4b55-2c1d-4f8b-9e46-4cab5f7a8d04',
  logo: '9a3f4b55-2c1d-4f8b-9e46-4cab5f7a8d05',
  signInPicture: '9a3f4b55-2c1d-4f8b-9e46-4cab5f7a8d06',
  /** Dashboard of the requests. */
  leadsDashboard: '9a3f4b55-2c1d-4f8b-9e46-4cab5f7a8d03',
} as const;
