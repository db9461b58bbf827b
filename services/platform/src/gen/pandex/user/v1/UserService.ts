// Original file: protos/pandex/user/v1/user.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Account as _pandex_user_v1_Account, Account__Output as _pandex_user_v1_Account__Output } from '../../../pandex/user/v1/Account.ts';
import type { AccountList as _pandex_user_v1_AccountList, AccountList__Output as _pandex_user_v1_AccountList__Output } from '../../../pandex/user/v1/AccountList.ts';
import type { Balance as _pandex_user_v1_Balance, Balance__Output as _pandex_user_v1_Balance__Output } from '../../../pandex/user/v1/Balance.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from '../../../pandex/common/v1/BulkReply.ts';
import type { Buyer as _pandex_user_v1_Buyer, Buyer__Output as _pandex_user_v1_Buyer__Output } from '../../../pandex/user/v1/Buyer.ts';
import type { CdkeyList as _pandex_user_v1_CdkeyList, CdkeyList__Output as _pandex_user_v1_CdkeyList__Output } from '../../../pandex/user/v1/CdkeyList.ts';
import type { CheckInReply as _pandex_user_v1_CheckInReply, CheckInReply__Output as _pandex_user_v1_CheckInReply__Output } from '../../../pandex/user/v1/CheckInReply.ts';
import type { CheckInRequest as _pandex_user_v1_CheckInRequest, CheckInRequest__Output as _pandex_user_v1_CheckInRequest__Output } from '../../../pandex/user/v1/CheckInRequest.ts';
import type { CoinLog as _pandex_user_v1_CoinLog, CoinLog__Output as _pandex_user_v1_CoinLog__Output } from '../../../pandex/user/v1/CoinLog.ts';
import type { CountSeries as _pandex_common_v1_CountSeries, CountSeries__Output as _pandex_common_v1_CountSeries__Output } from '../../../pandex/common/v1/CountSeries.ts';
import type { CreateCdkeysReply as _pandex_user_v1_CreateCdkeysReply, CreateCdkeysReply__Output as _pandex_user_v1_CreateCdkeysReply__Output } from '../../../pandex/user/v1/CreateCdkeysReply.ts';
import type { CreateCdkeysRequest as _pandex_user_v1_CreateCdkeysRequest, CreateCdkeysRequest__Output as _pandex_user_v1_CreateCdkeysRequest__Output } from '../../../pandex/user/v1/CreateCdkeysRequest.ts';
import type { CreateUserRequest as _pandex_user_v1_CreateUserRequest, CreateUserRequest__Output as _pandex_user_v1_CreateUserRequest__Output } from '../../../pandex/user/v1/CreateUserRequest.ts';
import type { DeleteUserRequest as _pandex_user_v1_DeleteUserRequest, DeleteUserRequest__Output as _pandex_user_v1_DeleteUserRequest__Output } from '../../../pandex/user/v1/DeleteUserRequest.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { ExchangeCoinsRequest as _pandex_user_v1_ExchangeCoinsRequest, ExchangeCoinsRequest__Output as _pandex_user_v1_ExchangeCoinsRequest__Output } from '../../../pandex/user/v1/ExchangeCoinsRequest.ts';
import type { ExportUserRequest as _pandex_user_v1_ExportUserRequest, ExportUserRequest__Output as _pandex_user_v1_ExportUserRequest__Output } from '../../../pandex/user/v1/ExportUserRequest.ts';
import type { FindBuyerRequest as _pandex_user_v1_FindBuyerRequest, FindBuyerRequest__Output as _pandex_user_v1_FindBuyerRequest__Output } from '../../../pandex/user/v1/FindBuyerRequest.ts';
import type { FindSpendingRequest as _pandex_user_v1_FindSpendingRequest, FindSpendingRequest__Output as _pandex_user_v1_FindSpendingRequest__Output } from '../../../pandex/user/v1/FindSpendingRequest.ts';
import type { GetInfoRequest as _pandex_user_v1_GetInfoRequest, GetInfoRequest__Output as _pandex_user_v1_GetInfoRequest__Output } from '../../../pandex/user/v1/GetInfoRequest.ts';
import type { GetSessionRequest as _pandex_user_v1_GetSessionRequest, GetSessionRequest__Output as _pandex_user_v1_GetSessionRequest__Output } from '../../../pandex/user/v1/GetSessionRequest.ts';
import type { GrantList as _pandex_user_v1_GrantList, GrantList__Output as _pandex_user_v1_GrantList__Output } from '../../../pandex/user/v1/GrantList.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from '../../../pandex/common/v1/Ids.ts';
import type { InvitedList as _pandex_user_v1_InvitedList, InvitedList__Output as _pandex_user_v1_InvitedList__Output } from '../../../pandex/user/v1/InvitedList.ts';
import type { ListCdkeysRequest as _pandex_user_v1_ListCdkeysRequest, ListCdkeysRequest__Output as _pandex_user_v1_ListCdkeysRequest__Output } from '../../../pandex/user/v1/ListCdkeysRequest.ts';
import type { ListCoinLogRequest as _pandex_user_v1_ListCoinLogRequest, ListCoinLogRequest__Output as _pandex_user_v1_ListCoinLogRequest__Output } from '../../../pandex/user/v1/ListCoinLogRequest.ts';
import type { ListGrantsRequest as _pandex_user_v1_ListGrantsRequest, ListGrantsRequest__Output as _pandex_user_v1_ListGrantsRequest__Output } from '../../../pandex/user/v1/ListGrantsRequest.ts';
import type { ListInvitedRequest as _pandex_user_v1_ListInvitedRequest, ListInvitedRequest__Output as _pandex_user_v1_ListInvitedRequest__Output } from '../../../pandex/user/v1/ListInvitedRequest.ts';
import type { ListUserCoinLogRequest as _pandex_user_v1_ListUserCoinLogRequest, ListUserCoinLogRequest__Output as _pandex_user_v1_ListUserCoinLogRequest__Output } from '../../../pandex/user/v1/ListUserCoinLogRequest.ts';
import type { ListUsersRequest as _pandex_user_v1_ListUsersRequest, ListUsersRequest__Output as _pandex_user_v1_ListUsersRequest__Output } from '../../../pandex/user/v1/ListUsersRequest.ts';
import type { LoginReply as _pandex_user_v1_LoginReply, LoginReply__Output as _pandex_user_v1_LoginReply__Output } from '../../../pandex/user/v1/LoginReply.ts';
import type { LoginRequest as _pandex_user_v1_LoginRequest, LoginRequest__Output as _pandex_user_v1_LoginRequest__Output } from '../../../pandex/user/v1/LoginRequest.ts';
import type { LogoutRequest as _pandex_user_v1_LogoutRequest, LogoutRequest__Output as _pandex_user_v1_LogoutRequest__Output } from '../../../pandex/user/v1/LogoutRequest.ts';
import type { Profile as _pandex_user_v1_Profile, Profile__Output as _pandex_user_v1_Profile__Output } from '../../../pandex/user/v1/Profile.ts';
import type { RefundCoinsRequest as _pandex_user_v1_RefundCoinsRequest, RefundCoinsRequest__Output as _pandex_user_v1_RefundCoinsRequest__Output } from '../../../pandex/user/v1/RefundCoinsRequest.ts';
import type { RegisterRequest as _pandex_user_v1_RegisterRequest, RegisterRequest__Output as _pandex_user_v1_RegisterRequest__Output } from '../../../pandex/user/v1/RegisterRequest.ts';
import type { ResetPasswordRequest as _pandex_user_v1_ResetPasswordRequest, ResetPasswordRequest__Output as _pandex_user_v1_ResetPasswordRequest__Output } from '../../../pandex/user/v1/ResetPasswordRequest.ts';
import type { SendCodeRequest as _pandex_user_v1_SendCodeRequest, SendCodeRequest__Output as _pandex_user_v1_SendCodeRequest__Output } from '../../../pandex/user/v1/SendCodeRequest.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from '../../../pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from '../../../pandex/common/v1/ServiceStatus.ts';
import type { SpendCoinsRequest as _pandex_user_v1_SpendCoinsRequest, SpendCoinsRequest__Output as _pandex_user_v1_SpendCoinsRequest__Output } from '../../../pandex/user/v1/SpendCoinsRequest.ts';
import type { Spending as _pandex_user_v1_Spending, Spending__Output as _pandex_user_v1_Spending__Output } from '../../../pandex/user/v1/Spending.ts';
import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from '../../../pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from '../../../pandex/common/v1/TestSettingRequest.ts';
import type { UpdateCdkeysRequest as _pandex_user_v1_UpdateCdkeysRequest, UpdateCdkeysRequest__Output as _pandex_user_v1_UpdateCdkeysRequest__Output } from '../../../pandex/user/v1/UpdateCdkeysRequest.ts';
import type { UpdateInfoRequest as _pandex_user_v1_UpdateInfoRequest, UpdateInfoRequest__Output as _pandex_user_v1_UpdateInfoRequest__Output } from '../../../pandex/user/v1/UpdateInfoRequest.ts';
import type { UpdateUserRequest as _pandex_user_v1_UpdateUserRequest, UpdateUserRequest__Output as _pandex_user_v1_UpdateUserRequest__Output } from '../../../pandex/user/v1/UpdateUserRequest.ts';
import type { UseCdkeyReply as _pandex_user_v1_UseCdkeyReply, UseCdkeyReply__Output as _pandex_user_v1_UseCdkeyReply__Output } from '../../../pandex/user/v1/UseCdkeyReply.ts';
import type { UseCdkeyRequest as _pandex_user_v1_UseCdkeyRequest, UseCdkeyRequest__Output as _pandex_user_v1_UseCdkeyRequest__Output } from '../../../pandex/user/v1/UseCdkeyRequest.ts';
import type { User as _pandex_user_v1_User, User__Output as _pandex_user_v1_User__Output } from '../../../pandex/user/v1/User.ts';
import type { UserExport as _pandex_user_v1_UserExport, UserExport__Output as _pandex_user_v1_UserExport__Output } from '../../../pandex/user/v1/UserExport.ts';

export interface UserServiceClient extends grpc.Client {
  CheckIn(argument: _pandex_user_v1_CheckInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  CheckIn(argument: _pandex_user_v1_CheckInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  CheckIn(argument: _pandex_user_v1_CheckInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  CheckIn(argument: _pandex_user_v1_CheckInRequest, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  checkIn(argument: _pandex_user_v1_CheckInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  checkIn(argument: _pandex_user_v1_CheckInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  checkIn(argument: _pandex_user_v1_CheckInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  checkIn(argument: _pandex_user_v1_CheckInRequest, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  
  CreateCdkeys(argument: _pandex_user_v1_CreateCdkeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CreateCdkeysReply__Output>): grpc.ClientUnaryCall;
  CreateCdkeys(argument: _pandex_user_v1_CreateCdkeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CreateCdkeysReply__Output>): grpc.ClientUnaryCall;
  CreateCdkeys(argument: _pandex_user_v1_CreateCdkeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CreateCdkeysReply__Output>): grpc.ClientUnaryCall;
  CreateCdkeys(argument: _pandex_user_v1_CreateCdkeysRequest, callback: grpc.requestCallback<_pandex_user_v1_CreateCdkeysReply__Output>): grpc.ClientUnaryCall;
  createCdkeys(argument: _pandex_user_v1_CreateCdkeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CreateCdkeysReply__Output>): grpc.ClientUnaryCall;
  createCdkeys(argument: _pandex_user_v1_CreateCdkeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CreateCdkeysReply__Output>): grpc.ClientUnaryCall;
  createCdkeys(argument: _pandex_user_v1_CreateCdkeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CreateCdkeysReply__Output>): grpc.ClientUnaryCall;
  createCdkeys(argument: _pandex_user_v1_CreateCdkeysRequest, callback: grpc.requestCallback<_pandex_user_v1_CreateCdkeysReply__Output>): grpc.ClientUnaryCall;
  
  CreateUser(argument: _pandex_user_v1_CreateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _pandex_user_v1_CreateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _pandex_user_v1_CreateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  CreateUser(argument: _pandex_user_v1_CreateUserRequest, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  createUser(argument: _pandex_user_v1_CreateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  createUser(argument: _pandex_user_v1_CreateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  createUser(argument: _pandex_user_v1_CreateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  createUser(argument: _pandex_user_v1_CreateUserRequest, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  
  DeleteCdkeys(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteCdkeys(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteCdkeys(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteCdkeys(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteCdkeys(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteCdkeys(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteCdkeys(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteCdkeys(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  DeleteUser(argument: _pandex_user_v1_DeleteUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  DeleteUser(argument: _pandex_user_v1_DeleteUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  DeleteUser(argument: _pandex_user_v1_DeleteUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  DeleteUser(argument: _pandex_user_v1_DeleteUserRequest, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  deleteUser(argument: _pandex_user_v1_DeleteUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  deleteUser(argument: _pandex_user_v1_DeleteUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  deleteUser(argument: _pandex_user_v1_DeleteUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  deleteUser(argument: _pandex_user_v1_DeleteUserRequest, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  
  DeleteUsers(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteUsers(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteUsers(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  DeleteUsers(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteUsers(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteUsers(argument: _pandex_common_v1_Ids, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteUsers(argument: _pandex_common_v1_Ids, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  deleteUsers(argument: _pandex_common_v1_Ids, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  ExchangeCoins(argument: _pandex_user_v1_ExchangeCoinsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Balance__Output>): grpc.ClientUnaryCall;
  ExchangeCoins(argument: _pandex_user_v1_ExchangeCoinsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Balance__Output>): grpc.ClientUnaryCall;
  ExchangeCoins(argument: _pandex_user_v1_ExchangeCoinsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Balance__Output>): grpc.ClientUnaryCall;
  ExchangeCoins(argument: _pandex_user_v1_ExchangeCoinsRequest, callback: grpc.requestCallback<_pandex_user_v1_Balance__Output>): grpc.ClientUnaryCall;
  exchangeCoins(argument: _pandex_user_v1_ExchangeCoinsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Balance__Output>): grpc.ClientUnaryCall;
  exchangeCoins(argument: _pandex_user_v1_ExchangeCoinsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Balance__Output>): grpc.ClientUnaryCall;
  exchangeCoins(argument: _pandex_user_v1_ExchangeCoinsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Balance__Output>): grpc.ClientUnaryCall;
  exchangeCoins(argument: _pandex_user_v1_ExchangeCoinsRequest, callback: grpc.requestCallback<_pandex_user_v1_Balance__Output>): grpc.ClientUnaryCall;
  
  ExportUser(argument: _pandex_user_v1_ExportUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_UserExport__Output>): grpc.ClientUnaryCall;
  ExportUser(argument: _pandex_user_v1_ExportUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_UserExport__Output>): grpc.ClientUnaryCall;
  ExportUser(argument: _pandex_user_v1_ExportUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_UserExport__Output>): grpc.ClientUnaryCall;
  ExportUser(argument: _pandex_user_v1_ExportUserRequest, callback: grpc.requestCallback<_pandex_user_v1_UserExport__Output>): grpc.ClientUnaryCall;
  exportUser(argument: _pandex_user_v1_ExportUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_UserExport__Output>): grpc.ClientUnaryCall;
  exportUser(argument: _pandex_user_v1_ExportUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_UserExport__Output>): grpc.ClientUnaryCall;
  exportUser(argument: _pandex_user_v1_ExportUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_UserExport__Output>): grpc.ClientUnaryCall;
  exportUser(argument: _pandex_user_v1_ExportUserRequest, callback: grpc.requestCallback<_pandex_user_v1_UserExport__Output>): grpc.ClientUnaryCall;
  
  FindBuyer(argument: _pandex_user_v1_FindBuyerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Buyer__Output>): grpc.ClientUnaryCall;
  FindBuyer(argument: _pandex_user_v1_FindBuyerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Buyer__Output>): grpc.ClientUnaryCall;
  FindBuyer(argument: _pandex_user_v1_FindBuyerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Buyer__Output>): grpc.ClientUnaryCall;
  FindBuyer(argument: _pandex_user_v1_FindBuyerRequest, callback: grpc.requestCallback<_pandex_user_v1_Buyer__Output>): grpc.ClientUnaryCall;
  findBuyer(argument: _pandex_user_v1_FindBuyerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Buyer__Output>): grpc.ClientUnaryCall;
  findBuyer(argument: _pandex_user_v1_FindBuyerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Buyer__Output>): grpc.ClientUnaryCall;
  findBuyer(argument: _pandex_user_v1_FindBuyerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Buyer__Output>): grpc.ClientUnaryCall;
  findBuyer(argument: _pandex_user_v1_FindBuyerRequest, callback: grpc.requestCallback<_pandex_user_v1_Buyer__Output>): grpc.ClientUnaryCall;
  
  FindSpending(argument: _pandex_user_v1_FindSpendingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  FindSpending(argument: _pandex_user_v1_FindSpendingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  FindSpending(argument: _pandex_user_v1_FindSpendingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  FindSpending(argument: _pandex_user_v1_FindSpendingRequest, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  findSpending(argument: _pandex_user_v1_FindSpendingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  findSpending(argument: _pandex_user_v1_FindSpendingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  findSpending(argument: _pandex_user_v1_FindSpendingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  findSpending(argument: _pandex_user_v1_FindSpendingRequest, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  
  GetCheckIn(argument: _pandex_user_v1_CheckInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  GetCheckIn(argument: _pandex_user_v1_CheckInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  GetCheckIn(argument: _pandex_user_v1_CheckInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  GetCheckIn(argument: _pandex_user_v1_CheckInRequest, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  getCheckIn(argument: _pandex_user_v1_CheckInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  getCheckIn(argument: _pandex_user_v1_CheckInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  getCheckIn(argument: _pandex_user_v1_CheckInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  getCheckIn(argument: _pandex_user_v1_CheckInRequest, callback: grpc.requestCallback<_pandex_user_v1_CheckInReply__Output>): grpc.ClientUnaryCall;
  
  GetInfo(argument: _pandex_user_v1_GetInfoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Profile__Output>): grpc.ClientUnaryCall;
  GetInfo(argument: _pandex_user_v1_GetInfoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Profile__Output>): grpc.ClientUnaryCall;
  GetInfo(argument: _pandex_user_v1_GetInfoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Profile__Output>): grpc.ClientUnaryCall;
  GetInfo(argument: _pandex_user_v1_GetInfoRequest, callback: grpc.requestCallback<_pandex_user_v1_Profile__Output>): grpc.ClientUnaryCall;
  getInfo(argument: _pandex_user_v1_GetInfoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Profile__Output>): grpc.ClientUnaryCall;
  getInfo(argument: _pandex_user_v1_GetInfoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Profile__Output>): grpc.ClientUnaryCall;
  getInfo(argument: _pandex_user_v1_GetInfoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Profile__Output>): grpc.ClientUnaryCall;
  getInfo(argument: _pandex_user_v1_GetInfoRequest, callback: grpc.requestCallback<_pandex_user_v1_Profile__Output>): grpc.ClientUnaryCall;
  
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  
  GetSession(argument: _pandex_user_v1_GetSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetSession(argument: _pandex_user_v1_GetSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetSession(argument: _pandex_user_v1_GetSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  GetSession(argument: _pandex_user_v1_GetSessionRequest, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getSession(argument: _pandex_user_v1_GetSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getSession(argument: _pandex_user_v1_GetSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getSession(argument: _pandex_user_v1_GetSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  getSession(argument: _pandex_user_v1_GetSessionRequest, callback: grpc.requestCallback<_pandex_user_v1_User__Output>): grpc.ClientUnaryCall;
  
  ListCdkeys(argument: _pandex_user_v1_ListCdkeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CdkeyList__Output>): grpc.ClientUnaryCall;
  ListCdkeys(argument: _pandex_user_v1_ListCdkeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CdkeyList__Output>): grpc.ClientUnaryCall;
  ListCdkeys(argument: _pandex_user_v1_ListCdkeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CdkeyList__Output>): grpc.ClientUnaryCall;
  ListCdkeys(argument: _pandex_user_v1_ListCdkeysRequest, callback: grpc.requestCallback<_pandex_user_v1_CdkeyList__Output>): grpc.ClientUnaryCall;
  listCdkeys(argument: _pandex_user_v1_ListCdkeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CdkeyList__Output>): grpc.ClientUnaryCall;
  listCdkeys(argument: _pandex_user_v1_ListCdkeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CdkeyList__Output>): grpc.ClientUnaryCall;
  listCdkeys(argument: _pandex_user_v1_ListCdkeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CdkeyList__Output>): grpc.ClientUnaryCall;
  listCdkeys(argument: _pandex_user_v1_ListCdkeysRequest, callback: grpc.requestCallback<_pandex_user_v1_CdkeyList__Output>): grpc.ClientUnaryCall;
  
  ListCoinLog(argument: _pandex_user_v1_ListCoinLogRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  ListCoinLog(argument: _pandex_user_v1_ListCoinLogRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  ListCoinLog(argument: _pandex_user_v1_ListCoinLogRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  ListCoinLog(argument: _pandex_user_v1_ListCoinLogRequest, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  listCoinLog(argument: _pandex_user_v1_ListCoinLogRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  listCoinLog(argument: _pandex_user_v1_ListCoinLogRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  listCoinLog(argument: _pandex_user_v1_ListCoinLogRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  listCoinLog(argument: _pandex_user_v1_ListCoinLogRequest, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  
  ListGrants(argument: _pandex_user_v1_ListGrantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_GrantList__Output>): grpc.ClientUnaryCall;
  ListGrants(argument: _pandex_user_v1_ListGrantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_GrantList__Output>): grpc.ClientUnaryCall;
  ListGrants(argument: _pandex_user_v1_ListGrantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_GrantList__Output>): grpc.ClientUnaryCall;
  ListGrants(argument: _pandex_user_v1_ListGrantsRequest, callback: grpc.requestCallback<_pandex_user_v1_GrantList__Output>): grpc.ClientUnaryCall;
  listGrants(argument: _pandex_user_v1_ListGrantsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_GrantList__Output>): grpc.ClientUnaryCall;
  listGrants(argument: _pandex_user_v1_ListGrantsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_GrantList__Output>): grpc.ClientUnaryCall;
  listGrants(argument: _pandex_user_v1_ListGrantsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_GrantList__Output>): grpc.ClientUnaryCall;
  listGrants(argument: _pandex_user_v1_ListGrantsRequest, callback: grpc.requestCallback<_pandex_user_v1_GrantList__Output>): grpc.ClientUnaryCall;
  
  ListInvited(argument: _pandex_user_v1_ListInvitedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_InvitedList__Output>): grpc.ClientUnaryCall;
  ListInvited(argument: _pandex_user_v1_ListInvitedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_InvitedList__Output>): grpc.ClientUnaryCall;
  ListInvited(argument: _pandex_user_v1_ListInvitedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_InvitedList__Output>): grpc.ClientUnaryCall;
  ListInvited(argument: _pandex_user_v1_ListInvitedRequest, callback: grpc.requestCallback<_pandex_user_v1_InvitedList__Output>): grpc.ClientUnaryCall;
  listInvited(argument: _pandex_user_v1_ListInvitedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_InvitedList__Output>): grpc.ClientUnaryCall;
  listInvited(argument: _pandex_user_v1_ListInvitedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_InvitedList__Output>): grpc.ClientUnaryCall;
  listInvited(argument: _pandex_user_v1_ListInvitedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_InvitedList__Output>): grpc.ClientUnaryCall;
  listInvited(argument: _pandex_user_v1_ListInvitedRequest, callback: grpc.requestCallback<_pandex_user_v1_InvitedList__Output>): grpc.ClientUnaryCall;
  
  ListNewUsers(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  ListNewUsers(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  ListNewUsers(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  ListNewUsers(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  listNewUsers(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  listNewUsers(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  listNewUsers(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  listNewUsers(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  
  ListUserCoinLog(argument: _pandex_user_v1_ListUserCoinLogRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  ListUserCoinLog(argument: _pandex_user_v1_ListUserCoinLogRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  ListUserCoinLog(argument: _pandex_user_v1_ListUserCoinLogRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  ListUserCoinLog(argument: _pandex_user_v1_ListUserCoinLogRequest, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  listUserCoinLog(argument: _pandex_user_v1_ListUserCoinLogRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  listUserCoinLog(argument: _pandex_user_v1_ListUserCoinLogRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  listUserCoinLog(argument: _pandex_user_v1_ListUserCoinLogRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  listUserCoinLog(argument: _pandex_user_v1_ListUserCoinLogRequest, callback: grpc.requestCallback<_pandex_user_v1_CoinLog__Output>): grpc.ClientUnaryCall;
  
  ListUsers(argument: _pandex_user_v1_ListUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_AccountList__Output>): grpc.ClientUnaryCall;
  ListUsers(argument: _pandex_user_v1_ListUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_AccountList__Output>): grpc.ClientUnaryCall;
  ListUsers(argument: _pandex_user_v1_ListUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_AccountList__Output>): grpc.ClientUnaryCall;
  ListUsers(argument: _pandex_user_v1_ListUsersRequest, callback: grpc.requestCallback<_pandex_user_v1_AccountList__Output>): grpc.ClientUnaryCall;
  listUsers(argument: _pandex_user_v1_ListUsersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_AccountList__Output>): grpc.ClientUnaryCall;
  listUsers(argument: _pandex_user_v1_ListUsersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_AccountList__Output>): grpc.ClientUnaryCall;
  listUsers(argument: _pandex_user_v1_ListUsersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_AccountList__Output>): grpc.ClientUnaryCall;
  listUsers(argument: _pandex_user_v1_ListUsersRequest, callback: grpc.requestCallback<_pandex_user_v1_AccountList__Output>): grpc.ClientUnaryCall;
  
  Login(argument: _pandex_user_v1_LoginRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Login(argument: _pandex_user_v1_LoginRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Login(argument: _pandex_user_v1_LoginRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Login(argument: _pandex_user_v1_LoginRequest, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  login(argument: _pandex_user_v1_LoginRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  login(argument: _pandex_user_v1_LoginRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  login(argument: _pandex_user_v1_LoginRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  login(argument: _pandex_user_v1_LoginRequest, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  
  Logout(argument: _pandex_user_v1_LogoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  Logout(argument: _pandex_user_v1_LogoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  Logout(argument: _pandex_user_v1_LogoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  Logout(argument: _pandex_user_v1_LogoutRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  logout(argument: _pandex_user_v1_LogoutRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  logout(argument: _pandex_user_v1_LogoutRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  logout(argument: _pandex_user_v1_LogoutRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  logout(argument: _pandex_user_v1_LogoutRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  RefundCoins(argument: _pandex_user_v1_RefundCoinsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  RefundCoins(argument: _pandex_user_v1_RefundCoinsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  RefundCoins(argument: _pandex_user_v1_RefundCoinsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  RefundCoins(argument: _pandex_user_v1_RefundCoinsRequest, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  refundCoins(argument: _pandex_user_v1_RefundCoinsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  refundCoins(argument: _pandex_user_v1_RefundCoinsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  refundCoins(argument: _pandex_user_v1_RefundCoinsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  refundCoins(argument: _pandex_user_v1_RefundCoinsRequest, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  
  Register(argument: _pandex_user_v1_RegisterRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Register(argument: _pandex_user_v1_RegisterRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Register(argument: _pandex_user_v1_RegisterRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  Register(argument: _pandex_user_v1_RegisterRequest, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  register(argument: _pandex_user_v1_RegisterRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  register(argument: _pandex_user_v1_RegisterRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  register(argument: _pandex_user_v1_RegisterRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  register(argument: _pandex_user_v1_RegisterRequest, callback: grpc.requestCallback<_pandex_user_v1_LoginReply__Output>): grpc.ClientUnaryCall;
  
  ResetPassword(argument: _pandex_user_v1_ResetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _pandex_user_v1_ResetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _pandex_user_v1_ResetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  ResetPassword(argument: _pandex_user_v1_ResetPasswordRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _pandex_user_v1_ResetPasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _pandex_user_v1_ResetPasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _pandex_user_v1_ResetPasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  resetPassword(argument: _pandex_user_v1_ResetPasswordRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  SendChangeEmailCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendChangeEmailCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendChangeEmailCode(argument: _pandex_user_v1_SendCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendChangeEmailCode(argument: _pandex_user_v1_SendCodeRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendChangeEmailCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendChangeEmailCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendChangeEmailCode(argument: _pandex_user_v1_SendCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendChangeEmailCode(argument: _pandex_user_v1_SendCodeRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  SendRegisterCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendRegisterCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendRegisterCode(argument: _pandex_user_v1_SendCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendRegisterCode(argument: _pandex_user_v1_SendCodeRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendRegisterCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendRegisterCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendRegisterCode(argument: _pandex_user_v1_SendCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendRegisterCode(argument: _pandex_user_v1_SendCodeRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  SendResetCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendResetCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendResetCode(argument: _pandex_user_v1_SendCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  SendResetCode(argument: _pandex_user_v1_SendCodeRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendResetCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendResetCode(argument: _pandex_user_v1_SendCodeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendResetCode(argument: _pandex_user_v1_SendCodeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  sendResetCode(argument: _pandex_user_v1_SendCodeRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  SpendCoins(argument: _pandex_user_v1_SpendCoinsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  SpendCoins(argument: _pandex_user_v1_SpendCoinsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  SpendCoins(argument: _pandex_user_v1_SpendCoinsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  SpendCoins(argument: _pandex_user_v1_SpendCoinsRequest, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  spendCoins(argument: _pandex_user_v1_SpendCoinsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  spendCoins(argument: _pandex_user_v1_SpendCoinsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  spendCoins(argument: _pandex_user_v1_SpendCoinsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  spendCoins(argument: _pandex_user_v1_SpendCoinsRequest, callback: grpc.requestCallback<_pandex_user_v1_Spending__Output>): grpc.ClientUnaryCall;
  
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  
  UpdateCdkeys(argument: _pandex_user_v1_UpdateCdkeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  UpdateCdkeys(argument: _pandex_user_v1_UpdateCdkeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  UpdateCdkeys(argument: _pandex_user_v1_UpdateCdkeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  UpdateCdkeys(argument: _pandex_user_v1_UpdateCdkeysRequest, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  updateCdkeys(argument: _pandex_user_v1_UpdateCdkeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  updateCdkeys(argument: _pandex_user_v1_UpdateCdkeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  updateCdkeys(argument: _pandex_user_v1_UpdateCdkeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  updateCdkeys(argument: _pandex_user_v1_UpdateCdkeysRequest, callback: grpc.requestCallback<_pandex_common_v1_BulkReply__Output>): grpc.ClientUnaryCall;
  
  UpdateInfo(argument: _pandex_user_v1_UpdateInfoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  UpdateInfo(argument: _pandex_user_v1_UpdateInfoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  UpdateInfo(argument: _pandex_user_v1_UpdateInfoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  UpdateInfo(argument: _pandex_user_v1_UpdateInfoRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  updateInfo(argument: _pandex_user_v1_UpdateInfoRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  updateInfo(argument: _pandex_user_v1_UpdateInfoRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  updateInfo(argument: _pandex_user_v1_UpdateInfoRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  updateInfo(argument: _pandex_user_v1_UpdateInfoRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  UpdateUser(argument: _pandex_user_v1_UpdateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  UpdateUser(argument: _pandex_user_v1_UpdateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  UpdateUser(argument: _pandex_user_v1_UpdateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  UpdateUser(argument: _pandex_user_v1_UpdateUserRequest, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  updateUser(argument: _pandex_user_v1_UpdateUserRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  updateUser(argument: _pandex_user_v1_UpdateUserRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  updateUser(argument: _pandex_user_v1_UpdateUserRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  updateUser(argument: _pandex_user_v1_UpdateUserRequest, callback: grpc.requestCallback<_pandex_user_v1_Account__Output>): grpc.ClientUnaryCall;
  
  UseCdkey(argument: _pandex_user_v1_UseCdkeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_UseCdkeyReply__Output>): grpc.ClientUnaryCall;
  UseCdkey(argument: _pandex_user_v1_UseCdkeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_UseCdkeyReply__Output>): grpc.ClientUnaryCall;
  UseCdkey(argument: _pandex_user_v1_UseCdkeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_UseCdkeyReply__Output>): grpc.ClientUnaryCall;
  UseCdkey(argument: _pandex_user_v1_UseCdkeyRequest, callback: grpc.requestCallback<_pandex_user_v1_UseCdkeyReply__Output>): grpc.ClientUnaryCall;
  useCdkey(argument: _pandex_user_v1_UseCdkeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_UseCdkeyReply__Output>): grpc.ClientUnaryCall;
  useCdkey(argument: _pandex_user_v1_UseCdkeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_user_v1_UseCdkeyReply__Output>): grpc.ClientUnaryCall;
  useCdkey(argument: _pandex_user_v1_UseCdkeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_user_v1_UseCdkeyReply__Output>): grpc.ClientUnaryCall;
  useCdkey(argument: _pandex_user_v1_UseCdkeyRequest, callback: grpc.requestCallback<_pandex_user_v1_UseCdkeyReply__Output>): grpc.ClientUnaryCall;
  
}

export interface UserServiceHandlers extends grpc.UntypedServiceImplementation {
  CheckIn: grpc.handleUnaryCall<_pandex_user_v1_CheckInRequest__Output, _pandex_user_v1_CheckInReply>;
  
  CreateCdkeys: grpc.handleUnaryCall<_pandex_user_v1_CreateCdkeysRequest__Output, _pandex_user_v1_CreateCdkeysReply>;
  
  CreateUser: grpc.handleUnaryCall<_pandex_user_v1_CreateUserRequest__Output, _pandex_user_v1_Account>;
  
  DeleteCdkeys: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  DeleteUser: grpc.handleUnaryCall<_pandex_user_v1_DeleteUserRequest__Output, _pandex_user_v1_Account>;
  
  DeleteUsers: grpc.handleUnaryCall<_pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply>;
  
  ExchangeCoins: grpc.handleUnaryCall<_pandex_user_v1_ExchangeCoinsRequest__Output, _pandex_user_v1_Balance>;
  
  ExportUser: grpc.handleUnaryCall<_pandex_user_v1_ExportUserRequest__Output, _pandex_user_v1_UserExport>;
  
  FindBuyer: grpc.handleUnaryCall<_pandex_user_v1_FindBuyerRequest__Output, _pandex_user_v1_Buyer>;
  
  FindSpending: grpc.handleUnaryCall<_pandex_user_v1_FindSpendingRequest__Output, _pandex_user_v1_Spending>;
  
  GetCheckIn: grpc.handleUnaryCall<_pandex_user_v1_CheckInRequest__Output, _pandex_user_v1_CheckInReply>;
  
  GetInfo: grpc.handleUnaryCall<_pandex_user_v1_GetInfoRequest__Output, _pandex_user_v1_Profile>;
  
  GetServiceStatus: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus>;
  
  GetSession: grpc.handleUnaryCall<_pandex_user_v1_GetSessionRequest__Output, _pandex_user_v1_User>;
  
  ListCdkeys: grpc.handleUnaryCall<_pandex_user_v1_ListCdkeysRequest__Output, _pandex_user_v1_CdkeyList>;
  
  ListCoinLog: grpc.handleUnaryCall<_pandex_user_v1_ListCoinLogRequest__Output, _pandex_user_v1_CoinLog>;
  
  ListGrants: grpc.handleUnaryCall<_pandex_user_v1_ListGrantsRequest__Output, _pandex_user_v1_GrantList>;
  
  ListInvited: grpc.handleUnaryCall<_pandex_user_v1_ListInvitedRequest__Output, _pandex_user_v1_InvitedList>;
  
  ListNewUsers: grpc.handleUnaryCall<_pandex_common_v1_SeriesRequest__Output, _pandex_common_v1_CountSeries>;
  
  ListUserCoinLog: grpc.handleUnaryCall<_pandex_user_v1_ListUserCoinLogRequest__Output, _pandex_user_v1_CoinLog>;
  
  ListUsers: grpc.handleUnaryCall<_pandex_user_v1_ListUsersRequest__Output, _pandex_user_v1_AccountList>;
  
  Login: grpc.handleUnaryCall<_pandex_user_v1_LoginRequest__Output, _pandex_user_v1_LoginReply>;
  
  Logout: grpc.handleUnaryCall<_pandex_user_v1_LogoutRequest__Output, _pandex_common_v1_Empty>;
  
  RefundCoins: grpc.handleUnaryCall<_pandex_user_v1_RefundCoinsRequest__Output, _pandex_user_v1_Spending>;
  
  Register: grpc.handleUnaryCall<_pandex_user_v1_RegisterRequest__Output, _pandex_user_v1_LoginReply>;
  
  ResetPassword: grpc.handleUnaryCall<_pandex_user_v1_ResetPasswordRequest__Output, _pandex_common_v1_Empty>;
  
  SendChangeEmailCode: grpc.handleUnaryCall<_pandex_user_v1_SendCodeRequest__Output, _pandex_common_v1_Empty>;
  
  SendRegisterCode: grpc.handleUnaryCall<_pandex_user_v1_SendCodeRequest__Output, _pandex_common_v1_Empty>;
  
  SendResetCode: grpc.handleUnaryCall<_pandex_user_v1_SendCodeRequest__Output, _pandex_common_v1_Empty>;
  
  SpendCoins: grpc.handleUnaryCall<_pandex_user_v1_SpendCoinsRequest__Output, _pandex_user_v1_Spending>;
  
  TestSetting: grpc.handleUnaryCall<_pandex_common_v1_TestSettingRequest__Output, _pandex_common_v1_TestSettingReply>;
  
  UpdateCdkeys: grpc.handleUnaryCall<_pandex_user_v1_UpdateCdkeysRequest__Output, _pandex_common_v1_BulkReply>;
  
  UpdateInfo: grpc.handleUnaryCall<_pandex_user_v1_UpdateInfoRequest__Output, _pandex_common_v1_Empty>;
  
  UpdateUser: grpc.handleUnaryCall<_pandex_user_v1_UpdateUserRequest__Output, _pandex_user_v1_Account>;
  
  UseCdkey: grpc.handleUnaryCall<_pandex_user_v1_UseCdkeyRequest__Output, _pandex_user_v1_UseCdkeyReply>;
  
}

export interface UserServiceDefinition extends grpc.ServiceDefinition {
  CheckIn: MethodDefinition<_pandex_user_v1_CheckInRequest, _pandex_user_v1_CheckInReply, _pandex_user_v1_CheckInRequest__Output, _pandex_user_v1_CheckInReply__Output>
  CreateCdkeys: MethodDefinition<_pandex_user_v1_CreateCdkeysRequest, _pandex_user_v1_CreateCdkeysReply, _pandex_user_v1_CreateCdkeysRequest__Output, _pandex_user_v1_CreateCdkeysReply__Output>
  CreateUser: MethodDefinition<_pandex_user_v1_CreateUserRequest, _pandex_user_v1_Account, _pandex_user_v1_CreateUserRequest__Output, _pandex_user_v1_Account__Output>
  DeleteCdkeys: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  DeleteUser: MethodDefinition<_pandex_user_v1_DeleteUserRequest, _pandex_user_v1_Account, _pandex_user_v1_DeleteUserRequest__Output, _pandex_user_v1_Account__Output>
  DeleteUsers: MethodDefinition<_pandex_common_v1_Ids, _pandex_common_v1_BulkReply, _pandex_common_v1_Ids__Output, _pandex_common_v1_BulkReply__Output>
  ExchangeCoins: MethodDefinition<_pandex_user_v1_ExchangeCoinsRequest, _pandex_user_v1_Balance, _pandex_user_v1_ExchangeCoinsRequest__Output, _pandex_user_v1_Balance__Output>
  ExportUser: MethodDefinition<_pandex_user_v1_ExportUserRequest, _pandex_user_v1_UserExport, _pandex_user_v1_ExportUserRequest__Output, _pandex_user_v1_UserExport__Output>
  FindBuyer: MethodDefinition<_pandex_user_v1_FindBuyerRequest, _pandex_user_v1_Buyer, _pandex_user_v1_FindBuyerRequest__Output, _pandex_user_v1_Buyer__Output>
  FindSpending: MethodDefinition<_pandex_user_v1_FindSpendingRequest, _pandex_user_v1_Spending, _pandex_user_v1_FindSpendingRequest__Output, _pandex_user_v1_Spending__Output>
  GetCheckIn: MethodDefinition<_pandex_user_v1_CheckInRequest, _pandex_user_v1_CheckInReply, _pandex_user_v1_CheckInRequest__Output, _pandex_user_v1_CheckInReply__Output>
  GetInfo: MethodDefinition<_pandex_user_v1_GetInfoRequest, _pandex_user_v1_Profile, _pandex_user_v1_GetInfoRequest__Output, _pandex_user_v1_Profile__Output>
  GetServiceStatus: MethodDefinition<_pandex_common_v1_Empty, _pandex_common_v1_ServiceStatus, _pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus__Output>
  GetSession: MethodDefinition<_pandex_user_v1_GetSessionRequest, _pandex_user_v1_User, _pandex_user_v1_GetSessionRequest__Output, _pandex_user_v1_User__Output>
  ListCdkeys: MethodDefinition<_pandex_user_v1_ListCdkeysRequest, _pandex_user_v1_CdkeyList, _pandex_user_v1_ListCdkeysRequest__Output, _pandex_user_v1_CdkeyList__Output>
  ListCoinLog: MethodDefinition<_pandex_user_v1_ListCoinLogRequest, _pandex_user_v1_CoinLog, _pandex_user_v1_ListCoinLogRequest__Output, _pandex_user_v1_CoinLog__Output>
  ListGrants: MethodDefinition<_pandex_user_v1_ListGrantsRequest, _pandex_user_v1_GrantList, _pandex_user_v1_ListGrantsRequest__Output, _pandex_user_v1_GrantList__Output>
  ListInvited: MethodDefinition<_pandex_user_v1_ListInvitedRequest, _pandex_user_v1_InvitedList, _pandex_user_v1_ListInvitedRequest__Output, _pandex_user_v1_InvitedList__Output>
  ListNewUsers: MethodDefinition<_pandex_common_v1_SeriesRequest, _pandex_common_v1_CountSeries, _pandex_common_v1_SeriesRequest__Output, _pandex_common_v1_CountSeries__Output>
  ListUserCoinLog: MethodDefinition<_pandex_user_v1_ListUserCoinLogRequest, _pandex_user_v1_CoinLog, _pandex_user_v1_ListUserCoinLogRequest__Output, _pandex_user_v1_CoinLog__Output>
  ListUsers: MethodDefinition<_pandex_user_v1_ListUsersRequest, _pandex_user_v1_AccountList, _pandex_user_v1_ListUsersRequest__Output, _pandex_user_v1_AccountList__Output>
  Login: MethodDefinition<_pandex_user_v1_LoginRequest, _pandex_user_v1_LoginReply, _pandex_user_v1_LoginRequest__Output, _pandex_user_v1_LoginReply__Output>
  Logout: MethodDefinition<_pandex_user_v1_LogoutRequest, _pandex_common_v1_Empty, _pandex_user_v1_LogoutRequest__Output, _pandex_common_v1_Empty__Output>
  RefundCoins: MethodDefinition<_pandex_user_v1_RefundCoinsRequest, _pandex_user_v1_Spending, _pandex_user_v1_RefundCoinsRequest__Output, _pandex_user_v1_Spending__Output>
  Register: MethodDefinition<_pandex_user_v1_RegisterRequest, _pandex_user_v1_LoginReply, _pandex_user_v1_RegisterRequest__Output, _pandex_user_v1_LoginReply__Output>
  ResetPassword: MethodDefinition<_pandex_user_v1_ResetPasswordRequest, _pandex_common_v1_Empty, _pandex_user_v1_ResetPasswordRequest__Output, _pandex_common_v1_Empty__Output>
  SendChangeEmailCode: MethodDefinition<_pandex_user_v1_SendCodeRequest, _pandex_common_v1_Empty, _pandex_user_v1_SendCodeRequest__Output, _pandex_common_v1_Empty__Output>
  SendRegisterCode: MethodDefinition<_pandex_user_v1_SendCodeRequest, _pandex_common_v1_Empty, _pandex_user_v1_SendCodeRequest__Output, _pandex_common_v1_Empty__Output>
  SendResetCode: MethodDefinition<_pandex_user_v1_SendCodeRequest, _pandex_common_v1_Empty, _pandex_user_v1_SendCodeRequest__Output, _pandex_common_v1_Empty__Output>
  SpendCoins: MethodDefinition<_pandex_user_v1_SpendCoinsRequest, _pandex_user_v1_Spending, _pandex_user_v1_SpendCoinsRequest__Output, _pandex_user_v1_Spending__Output>
  TestSetting: MethodDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingRequest__Output, _pandex_common_v1_TestSettingReply__Output>
  UpdateCdkeys: MethodDefinition<_pandex_user_v1_UpdateCdkeysRequest, _pandex_common_v1_BulkReply, _pandex_user_v1_UpdateCdkeysRequest__Output, _pandex_common_v1_BulkReply__Output>
  UpdateInfo: MethodDefinition<_pandex_user_v1_UpdateInfoRequest, _pandex_common_v1_Empty, _pandex_user_v1_UpdateInfoRequest__Output, _pandex_common_v1_Empty__Output>
  UpdateUser: MethodDefinition<_pandex_user_v1_UpdateUserRequest, _pandex_user_v1_Account, _pandex_user_v1_UpdateUserRequest__Output, _pandex_user_v1_Account__Output>
  UseCdkey: MethodDefinition<_pandex_user_v1_UseCdkeyRequest, _pandex_user_v1_UseCdkeyReply, _pandex_user_v1_UseCdkeyRequest__Output, _pandex_user_v1_UseCdkeyReply__Output>
}
