// Original file: protos/pandex/search/v1/search.proto


export interface SearchSeen {
  'key'?: (string);
  'visitor'?: (string);
  'time'?: (string);
  'total'?: (number);
  'holds_keyword'?: (boolean);
  'network'?: (string);
}

export interface SearchSeen__Output {
  'key': (string);
  'visitor': (string);
  'time': (string);
  'total': (number);
  'holds_keyword': (boolean);
  'network': (string);
}
