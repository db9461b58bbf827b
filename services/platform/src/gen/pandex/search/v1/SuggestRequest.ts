// Original file: protos/pandex/search/v1/search.proto


export interface SuggestRequest {
  'q'?: (string);
  'size'?: (number);
}

export interface SuggestRequest__Output {
  'q': (string);
  'size': (number);
}
