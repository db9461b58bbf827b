// Original file: protos/pandex/task/v1/task.proto


export interface Sitemap {
  'content'?: (Buffer | Uint8Array | string);
  'made_at'?: (string);
}

export interface Sitemap__Output {
  'content': (Buffer);
  'made_at': (string);
}
