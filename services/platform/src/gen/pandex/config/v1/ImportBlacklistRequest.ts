// Original file: protos/pandex/config/v1/config.proto


export interface ImportBlacklistRequest {
  'text'?: (string);
}

export interface ImportBlacklistRequest__Output {
  'text': (string);
}
