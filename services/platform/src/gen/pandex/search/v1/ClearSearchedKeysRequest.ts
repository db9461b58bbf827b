// Original file: protos/pandex/search/v1/search.proto


export interface ClearSearchedKeysRequest {
  'keys'?: (string)[];
}

export interface ClearSearchedKeysRequest__Output {
  'keys': (string)[];
}
