// Original file: protos/pandex/search/v1/search.proto


export interface ClearSearchedKeysReply {
  'cleared'?: (number);
}

export interface ClearSearchedKeysReply__Output {
  'cleared': (number);
}
