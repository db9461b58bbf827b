// Original file: protos/pandex/config/v1/config.proto


export interface ImageContent {
  'content'?: (Buffer | Uint8Array | string);
  'type'?: (string);
}

export interface ImageContent__Output {
  'content': (Buffer);
  'type': (string);
}
