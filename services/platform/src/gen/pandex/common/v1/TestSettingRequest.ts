// Original file: protos/pandex/common/v1/setting_test.proto


export interface TestSettingRequest {
  'name'?: (string);
}

export interface TestSettingRequest__Output {
  'name': (string);
}
