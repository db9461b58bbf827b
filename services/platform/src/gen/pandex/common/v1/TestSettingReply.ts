// Original file: protos/pandex/common/v1/setting_test.proto


export interface TestSettingReply {
  'ok'?: (boolean);
  'message'?: (string);
}

export interface TestSettingReply__Output {
  'ok': (boolean);
  'message': (string);
}
