// Original file: protos/pandex/search/v1/search.proto


export interface ListSubjectsRequest {
  'kind'?: (string);
  'size'?: (number);
  'min_count'?: (number);
}

export interface ListSubjectsRequest__Output {
  'kind': (string);
  'size': (number);
  'min_count': (number);
}
