// Original file: protos/pandex/search/v1/search.proto


export interface ListHotKeysRequest {
  'size'?: (number);
  'period'?: (string);
}

export interface ListHotKeysRequest__Output {
  'size': (number);
  'period': (string);
}
