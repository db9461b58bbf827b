// Original file: protos/pandex/search/v1/search.proto


export interface SearchClick {
  'key'?: (string);
  'visitor'?: (string);
  'network'?: (string);
  'time'?: (string);
}

export interface SearchClick__Output {
  'key': (string);
  'visitor': (string);
  'network': (string);
  'time': (string);
}
