// Original file: protos/pandex/search/v1/search.proto


export interface SearchLoad {
  'is_searching'?: (boolean);
  'cpu_wait'?: (number | string);
}

export interface SearchLoad__Output {
  'is_searching': (boolean);
  'cpu_wait': (number);
}
