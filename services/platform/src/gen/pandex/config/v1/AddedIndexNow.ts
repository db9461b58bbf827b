// Original file: protos/pandex/config/v1/config.proto


export interface AddedIndexNow {
  'key'?: (string);
  'key_url'?: (string);
}

export interface AddedIndexNow__Output {
  'key': (string);
  'key_url': (string);
}
