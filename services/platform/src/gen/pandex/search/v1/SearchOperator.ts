// Original file: protos/pandex/search/v1/search.proto


export interface SearchOperator {
  'kind'?: (string);
  'value'?: (string);
  'typed'?: (string);
  'q_without'?: (string);
}

export interface SearchOperator__Output {
  'kind': (string);
  'value': (string);
  'typed': (string);
  'q_without': (string);
}
