// Original file: protos/pandex/search/v1/search.proto


export interface Suggestion {
  'text'?: (string);
  'kind'?: (string);
}

export interface Suggestion__Output {
  'text': (string);
  'kind': (string);
}
