// Original file: protos/pandex/search/v1/search.proto


export interface SearchSeen {
  'key'?: (string);
  'visitor'?: (string);
  'time'?: (string);
  'total'?: (number);
}

export interface SearchSeen__Output {
  'key': (string);
  'visitor': (string);
  'time': (string);
  'total': (number);
}
