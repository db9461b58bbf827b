// Original file: protos/pandex/search/v1/search.proto


export interface FacetCount {
  'key'?: (string);
  'count'?: (number);
}

export interface FacetCount__Output {
  'key': (string);
  'count': (number);
}
